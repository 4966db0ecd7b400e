/** The switch between 简 and 繁, fetched when a reader wants traditional characters. */
import { WRITINGS, type Writing } from '../../../i18n/writings'
import { onClickOf } from '../../boot/dom'
import { traditionalOf, type TraditionalTable } from '../convert'
import { keepWriting, wantsTraditional } from '../kept-writing'
import { TraditionalPage } from '../page'

declare global {
  /** Defined by the bundler (scripts/build-boot.ts). */
  const TRADITIONAL_TABLE: TraditionalTable

  interface Window {
    /** Whether the switch is running: the page's head and a press may both fetch this script. */
    footholdWriting?: true
  }
}

/** Starts the switch of the page, and shows the characters that the reader wants. */
export function startSwitch(table: TraditionalTable): void {
  const page = new TraditionalPage(document.documentElement, traditionalOf(table))
  let shown: Writing = 'zh-Hans'
  /** What the switch said when it was pressed. */
  let pressedIn: Writing = 'zh-Hans'

  function show(writing: Writing): void {
    shown = writing
    if (writing === 'zh-Hant') page.show()
    else page.restore()
    nameSwitch()
  }

  /** The switch names the other script. */
  function nameSwitch(): void {
    const button = document.querySelector<HTMLElement>('button[data-script]')
    if (!button) return
    const other = shown === 'zh-Hant' ? 'zh-Hans' : 'zh-Hant'
    const { sign, label } = WRITINGS[other]
    button.textContent = sign
    button.lang = other
    button.setAttribute('aria-label', label)
  }

  if (wantsTraditional()) show('zh-Hant')
  // The head may fetch this script before the switch is parsed.
  addEventListener('DOMContentLoaded', nameSwitch)
  onClickOf('button[data-script]', (_, event) => {
    // The boot script holds the first press and replays it once this script has loaded (components/boot/first-use.ts);
    // by then the page may already be in the characters asked for.
    if (event.isTrusted) pressedIn = shown
    if (event.defaultPrevented) return
    const writing = pressedIn === 'zh-Hant' ? 'zh-Hans' : 'zh-Hant'
    keepWriting(writing)
    show(writing)
    const failure = document.querySelector('.languages [role=status]')
    if (failure) failure.textContent = ''
  })
}

if (!window.footholdWriting) {
  window.footholdWriting = true
  startSwitch(TRADITIONAL_TABLE)
}
