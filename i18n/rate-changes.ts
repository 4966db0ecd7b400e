/** The columns of “What changed, by payment”; only the build has them. */
import type { Language } from './languages.ts'

interface Words {
  what: string
  before: string
  now: string
}

export const rateChangesWords: Record<Language, Words> = {
  en: { what: 'What', before: 'Before', now: 'From this day' },
  zh: { what: '项目', before: '之前', now: '从这一天起' }
}
