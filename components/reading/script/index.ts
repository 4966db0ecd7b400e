/** The ways to read a page, fetched when a reader asks for them (components/share/script/page-tools.ts). */
import { openReading } from '../start'

window.footholdReading = openReading
