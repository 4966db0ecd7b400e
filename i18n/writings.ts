/** The switch between simplified and traditional characters, on Chinese pages alone. */

/** The ways of writing Chinese, by the tags of their languages. */
export type Writing = 'zh-Hans' | 'zh-Hant'

/** What the switch to each says, in its own characters. */
export const WRITINGS: Record<Writing, { sign: string; label: string }> = {
  'zh-Hans': { sign: '简', label: '切换到简体字' },
  'zh-Hant': { sign: '繁', label: '切換到繁體字' }
}

/** The traditional characters could not be fetched: in simplified ones, as the rest of the page then is. */
export const WRITING_FAILED = '繁体字加载失败。'
