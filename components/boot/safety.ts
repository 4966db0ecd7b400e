/** The script of safety pages, beside the boot script. */
import { watchForExit } from './exit.ts'

watchForExit()
