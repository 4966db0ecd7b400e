/** Messages of the search box and the urgent numbers, in a file of their own: the search script has no others. */
import type { Language } from '../languages.ts'
import { searchEn, urgentEn, type SearchWords, type UrgentWords } from './en.ts'
import { searchZh, urgentZh } from './zh.ts'

export type { SearchWords } from './en.ts'

export const searchWords: Record<Language, SearchWords> = { en: searchEn, zh: searchZh }

export const urgentWords: Record<Language, UrgentWords> = { en: urgentEn, zh: urgentZh }
