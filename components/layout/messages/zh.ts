/** Loads the Chinese messages; every Chinese page imports it (scripts/mdx/remark-data.ts). */
import { zh } from '../../../i18n/zh'
import { loadMessages } from './loaded'

loadMessages('zh', zh)
