/** The switch between simplified and traditional characters, only on Chinese pages. */

/** The scripts of Chinese, by their language tags. */
export type Writing = 'zh-Hans' | 'zh-Hant'

/** The name of the switch to each, in its own characters. */
export const WRITINGS: Record<Writing, { sign: string; label: string }> = {
  'zh-Hans': { sign: '简', label: '切换到简体字' },
  'zh-Hant': { sign: '繁', label: '切換到繁體字' }
}

/** Shown if the traditional characters could not be fetched; in simplified ones, like the rest of the page. */
export const WRITING_FAILED = '繁体字加载失败。'
