/** Messages of the two ways to read a page that only their script has: both languages, and aloud. */
import type { Language } from './languages.ts'

const en = {
  both: 'English and Chinese side by side',
  one: 'Show English only',
  /** When both languages are shown. */
  shown: 'Each part is now in English and Chinese.',
  loading: 'The Chinese page is loading.',
  failed: 'The Chinese page did not load. Check your internet and press again.',
  /** For the part of a page that asks and answers. */
  tool: 'You can see the questions in both languages here. Answer in English. You can also',
  toolLink: 'open this page in Chinese',
  listen: 'Read this page aloud',
  player: 'Read aloud',
  from: 'Start at',
  start: 'The start of the page',
  play: 'Play',
  pause: 'Pause',
  resume: 'Continue',
  stop: 'Stop reading',
  speed: 'Speed',
  speeds: { '0.75': 'Slower', '1': 'Normal', '1.25': 'Faster', '1.5': 'Fastest' },
  ended: 'This is the end of the page.',
  stopped: 'Your device has stopped reading. Press “Play” to hear this sentence again.'
}

const zh: typeof en = {
  both: '中英文对照',
  one: '只看中文',
  shown: '现在每一段都有中文和英文。',
  loading: '正在加载英文页面。',
  failed: '英文页面没有加载出来。请检查网络，再按一次。',
  tool: '这里可以看到中英文的问题，请在中文这边回答。你也可以',
  toolLink: '打开英文页面',
  listen: '朗读本页',
  player: '朗读',
  from: '从哪里开始',
  start: '页面开头',
  play: '播放',
  pause: '暂停',
  resume: '继续',
  stop: '停止朗读',
  speed: '速度',
  speeds: { '0.75': '较慢', '1': '正常', '1.25': '较快', '1.5': '最快' },
  ended: '这一页读完了。',
  stopped: '你的设备停止了朗读。请按“播放”，再听一次这句话。'
}

export const readingWords: Record<Language, typeof en> = { en, zh }
