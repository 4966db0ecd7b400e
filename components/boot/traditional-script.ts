/**
 * In the head of Chinese pages, before the stylesheet: fetches the traditional characters early for a reader who may want
 * them. The script itself decides (components/traditional/kept-writing.ts), because each byte here is in every page.
 */
import { WRITING_KEY } from '../traditional/kept-writing.ts'

try {
  if (/Hant|TW|HK|MO/.test(`${localStorage[WRITING_KEY]}${navigator.languages}`)) {
    const script = document.createElement('script')
    document.head.append(script)
    script.src = document.currentScript!.dataset.script!
  }
} catch {
  // Storage is blocked: the switch is left.
}
