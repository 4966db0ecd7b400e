/** The script of the tools at the end of a page, loaded on first use: it shares and prints. */
import { pageLanguage } from '../../filters/script/page'
import { startPageTools } from './page-tools'

startPageTools(pageLanguage())
