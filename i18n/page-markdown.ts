/** Words of a page as Markdown (`/en/jobseeker.md`); only the build has them. */
import type { Language } from './languages.ts'

const en = {
  /** In place of a form. */
  tool: 'This page has a tool that works in a browser: {address}',
  means: 'Meaning',
  /** At the start of the file with every page. */
  everyPage: 'Every page in English',
  otherLanguage: 'The same in Chinese',
  cite: 'General information, not advice, and not a government site. Give the day and the source of a figure when you quote it, and the address of the page.'
}

const zh: typeof en = {
  tool: '这一页有一个要在浏览器里使用的工具：{address}',
  means: '意思',
  everyPage: '全部中文页面',
  otherLanguage: '英文版',
  cite: '这里是一般信息，不是针对个人的建议，本站也不是政府网站。引用数字时，请同时写明日期、来源和网页地址。'
}

export const pageMarkdownWords: Record<Language, typeof en> = { en, zh }
