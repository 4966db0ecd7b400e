/** Brings the Chinese words; every Chinese page imports it when it is compiled (scripts/mdx/remark-data.ts). */
import { zh } from '../../../i18n/zh'
import { bringWords } from './known'

bringWords('zh', zh)
