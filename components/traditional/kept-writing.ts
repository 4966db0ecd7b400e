/** Which Chinese characters the reader wants: the choice kept on the device, else the languages of the browser. */
import type { Writing } from '../../i18n/writings.ts'

export const WRITING_KEY = 'foothold-cn'

/** Matches a list of languages whose first Chinese one is written in traditional characters. */
const TRADITIONAL_FIRST = /^((?!\bzh-).)*\bzh-(Hant|TW|HK|MO)/i

/** The kept choice before the browser's languages, the first of which with a region decides. */
export function wantsTraditional(): boolean {
  let kept = ''
  try {
    kept = localStorage.getItem(WRITING_KEY) ?? ''
  } catch {
    // Storage is blocked: the browser’s languages decide.
  }
  return TRADITIONAL_FIRST.test(`${kept},${navigator.languages}`)
}

/** Keeps the choice. Exit pages leave the device as it was. */
export function keepWriting(writing: Writing): void {
  if (document.querySelector('[data-exit]')) return
  try {
    localStorage.setItem(WRITING_KEY, writing)
  } catch {
    // The choice holds on this page.
  }
}
