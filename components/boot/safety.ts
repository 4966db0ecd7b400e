/** The script in the head of safety pages (components/content/ExitPage.tsx). */
import { watchForExit } from './exit.ts'

watchForExit()
