import { joinSentences } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
import { shareWords } from '../../i18n/share'
import { printPage } from './browser'

/** Prints. @returns what to do instead where the browser does not, else nothing to say */
export async function printOrSay(language: Language): Promise<string> {
  if (await printPage()) return ''
  const words = shareWords[language]
  // A picture of a page with the quick exit would stay on the device.
  const mayPicture = !document.querySelector('[data-exit]')
  return joinSentences([words.printFailed, mayPicture && words.screenshot], language)
}
