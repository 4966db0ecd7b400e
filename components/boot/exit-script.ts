/** The script in the head of exit pages (components/content/ExitPage.tsx). */
import { watchForExit } from './quick-exit.ts'

watchForExit()
