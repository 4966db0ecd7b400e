/** Words that only paper shows: the address of a page or of an answer. */
import type { Language } from './languages.ts'

const en = {
  /** Beside the code of an answer. */
  scan: 'Scan the code to open this page with these answers.',
  page: 'The address of this page is'
}

const zh: typeof en = { scan: '请扫描二维码，打开的页面里会有这些答案。', page: '本页的网址是' }

export const paperWords: Record<Language, typeof en> = { en, zh }
