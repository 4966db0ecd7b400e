import type { Language } from '../../i18n/languages'
import { inTime } from './browser'
import { CODE_WAIT_MS, printOrSay } from './print-or-say'

/** Prints an answer, with the code of its address. @returns what to do instead where the browser does not, else nothing */
export async function printAnswer(language: Language): Promise<string> {
  await codesReady()
  return printOrSay(language)
}

/** Fetches what draws the code of the sheet, where it has a place for one. Resolves in time, whatever happens. */
export async function codesReady(): Promise<void> {
  if (!document.querySelector('[data-sheet-code]')) return
  const drawn = import('./sheet-codes').then(codes => codes.drawWhenPrinted())
  await inTime(drawn, CODE_WAIT_MS).catch(() => undefined)
}
