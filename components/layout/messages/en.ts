/** Loads the English messages; every English page imports it (scripts/mdx/remark-data.ts). */
import { en } from '../../../i18n/en'
import { loadMessages } from './loaded'

loadMessages('en', en)
