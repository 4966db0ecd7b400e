import { joinSentences } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
import { shareWords } from '../../i18n/share'
import { CODE_WAIT_MS, inTime } from './browser'

/** How long a browser may take to say that it prints. */
const PRINT_WAIT_MS = 1000

/** Prints. @returns what to do instead where the browser does not, else nothing to say */
export async function printOrSay(language: Language): Promise<string> {
  if (await printPage()) return ''
  const words = shareWords[language]
  // A picture of a page with the quick exit would stay on the device.
  const mayPicture = !document.querySelector('[data-exit]')
  return joinSentences([words.printFailed, mayPicture && words.screenshot], language)
}

/** Fetches the code of the page, which some browsers would not wait for, and takes away one that does not come. */
async function codeOnPaper(): Promise<void> {
  const code = document.querySelector<HTMLImageElement>('.page-tools img')
  if (!code) return
  code.loading = 'eager'
  await inTime(code.decode(), CODE_WAIT_MS).catch(() => code.remove())
}

/** Whether the browser began to print: one that lacks `print`, or ignores it, sends no event. */
async function printPage(): Promise<boolean> {
  await codeOnPaper()
  const seen = { printing: false }
  const begin = () => void (seen.printing = true)
  addEventListener('beforeprint', begin, { once: true })
  try {
    print()
    if (!seen.printing) await new Promise(done => setTimeout(done, PRINT_WAIT_MS))
  } catch {
    // Said by the answer.
  }
  removeEventListener('beforeprint', begin)
  return seen.printing
}
