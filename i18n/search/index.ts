/** Words of the search box and of the urgent numbers, apart from the rest: the search script carries only these. */
import type { Language } from '../languages.ts'
import { searchEn, urgentEn, type SearchWords, type UrgentWords } from './en.ts'
import { searchZh, urgentZh } from './zh.ts'

export type { SearchWords } from './en.ts'

export const searchWords: Record<Language, SearchWords> = { en: searchEn, zh: searchZh }

export const urgentWords: Record<Language, UrgentWords> = { en: urgentEn, zh: urgentZh }
