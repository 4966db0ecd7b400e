/** Words about reading without a connection, apart from the rest: the script that says them carries only these. */
import type { Language } from '../languages.ts'
import { offlineEn, type OfflineWords } from './en.ts'
import { offlineZh } from './zh.ts'

export type { OfflineWords } from './en.ts'

export const offlineWords: Record<Language, OfflineWords> = { en: offlineEn, zh: offlineZh }
