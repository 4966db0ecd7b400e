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

/** Says so where the page is a saved copy, and of which day. */
export async function showSavedCopy(words: OfflineWords, language: Language): Promise<void> {
  const active = navigator.serviceWorker?.controller
  const date = active && (await ask(active, GIVEN_FROM))
  if (typeof date !== 'string') return
  const text = words.savedCopy.replace('{date}', formatDate(dayOf(new Date(date)), language))
  showLine('copy', text, [[words.close, () => removeLine('copy')]])
}
