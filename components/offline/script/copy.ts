/** Whether the page is a stored one, shown because the network did not answer. */
import { formatDate } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { GIVEN_FROM } from '../../../offline/names.ts'
import { ask } from './ask.ts'
import { removeLine, showLine } from './bar.ts'

/** The day of a moment where the reader is: `2026-11-03`. */
function dayOf(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Says so, and from which day it is. */
export async function tellSavedCopy(words: OfflineWords, language: Language): Promise<void> {
  const inCharge = navigator.serviceWorker?.controller
  const date = inCharge && (await ask(inCharge, GIVEN_FROM))
  if (typeof date !== 'string') return
  const text = words.savedCopy.replace('{date}', formatDate(dayOf(new Date(date)), language))
  showLine('copy', text, [[words.close, () => removeLine('copy')]])
}
