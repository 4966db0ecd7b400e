/** Words that only paper shows: the address of a page or of an answer. */
import type { Language } from './languages.ts'

const en = {
  code: 'QR code',
  open: 'To open this page, scan the code or type this address:',
  /** Beside the code of an answer. */
  scan: 'Scan the code to open this page with these answers.',
  page: 'The address of this page is'
}

const zh: typeof en = {
  code: '二维码',
  open: '扫描二维码，或者输入网址，就能打开本页：',
  scan: '请扫描二维码，打开的页面里会有这些答案。',
  page: '本页的网址是'
}

export const paperWords: Record<Language, typeof en> = { en, zh }
