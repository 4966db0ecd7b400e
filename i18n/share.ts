/** Messages for when a browser refuses to print or to copy. */
import type { Language } from './languages.ts'

const en = {
  byHand: 'Copy this address:',
  /** Said where the browser cannot print, or nothing shows that it did. */
  printFailed:
    'If nothing opened, you may be in an app that cannot print, such as WeChat. Open this page in Safari or Chrome, then choose Print in the browser’s menu.',
  /** Left out where a picture on the device could be dangerous. */
  screenshot: 'You can also take screenshots.'
}

const zh: typeof en = {
  byHand: '请复制这个网址：',
  printFailed:
    '如果没有反应，可能是因为微信等应用不能打印。请用 Safari 或 Chrome 打开本页，再从浏览器的菜单里选“打印”。',
  screenshot: '你也可以截屏。'
}

export const shareWords: Record<Language, typeof en> = { en, zh }
