/** Messages of the tools at a page's end, which only their script has. */
import type { Language } from './languages.ts'

const en = {
  copied: 'Address copied',
  mailCopied: 'Email address copied',
  mailByHand: 'Press and hold the address to copy it.',
  pageCopied: 'Page copied',
  pageByHand: 'Your browser does not let us copy. Copy this text:',
  pageFailed: 'The page did not load. Check your internet and press again.',
  readingFailed: 'This did not load. Check your internet and press again.',
  byMail: 'Send it by email'
}

const zh: typeof en = {
  copied: '网址已复制',
  mailCopied: '邮箱地址已复制',
  mailByHand: '请按住邮箱地址，再选“复制”。',
  pageCopied: '本页已复制',
  pageByHand: '你的浏览器不让我们复制，请自己复制这段文字：',
  pageFailed: '这一页没有加载出来。请检查网络，再按一次。',
  readingFailed: '这个功能没有加载出来。请检查网络，再按一次。',
  byMail: '用电子邮件发送'
}

export const pageToolWords: Record<Language, typeof en> = { en, zh }
