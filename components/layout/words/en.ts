/** Brings the English words; every English page imports it when it is compiled (scripts/mdx/remark-data.ts). */
import { en } from '../../../i18n/en'
import { bringWords } from './known'

bringWords('en', en)
