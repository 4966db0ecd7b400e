import type { Language } from '../../i18n/languages'
import { printOrSay } from './print-or-say'
import { drawWhenPrinted } from './sheet-codes'

/** Prints an answer, with the code of its address. @returns what to do instead where the browser does not, else nothing */
export function printAnswer(language: Language): Promise<string> {
  drawWhenPrinted()
  return printOrSay(language)
}
