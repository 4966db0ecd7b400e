/** Messages for when a browser refuses to print, copy or share. */
import type { Language } from './languages.ts'

const en = {
  copied: 'Address copied',
  mailCopied: 'Email address copied',
  mailByHand: 'Press and hold the address to copy it.',
  pageCopied: 'Page copied',
  pageByHand: 'Your browser does not let us copy. Copy this text:',
  pageFailed: 'The page did not load. Check your internet and press again.',
  byHand: 'Copy this address:',
  byMail: 'Send it by email',
  /** Said where the browser cannot print, or nothing shows that it did. */
  printFailed:
    'If nothing opened, you may be in an app that cannot print, such as WeChat. Open this page in Safari or Chrome, then choose Print in the browser’s menu.',
  /** Left out where a picture on the device could be dangerous. */
  screenshot: 'You can also take screenshots.'
}

export type ShareWords = typeof en

const zh: ShareWords = {
  copied: '网址已复制',
  mailCopied: '邮箱地址已复制',
  mailByHand: '请按住邮箱地址，再选“复制”。',
  pageCopied: '本页已复制',
  pageByHand: '你的浏览器不让我们复制，请自己复制这段文字：',
  pageFailed: '这一页没有加载出来。请检查网络，再按一次。',
  byHand: '请复制这个网址：',
  byMail: '用电子邮件发送',
  printFailed:
    '如果没有反应，可能是因为微信等应用不能打印。请用 Safari 或 Chrome 打开本页，再从浏览器的菜单里选“打印”。',
  screenshot: '你也可以截屏。'
}

export const shareWords: Record<Language, ShareWords> = { en, zh }
