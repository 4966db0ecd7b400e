/** The two ways to read a page that its tools offer once they are asked for: in both languages, and aloud. */
import { LANGUAGE_TAGS, otherLanguage, type Language } from '../../i18n/languages'
import { readingWords } from '../../i18n/reading'
import { addStyles, element } from '../element'
import { announceIn } from '../share/announce'
import { BothLanguages } from './both-languages'
import { makePlayer, whenVoice } from './player'
import { fetchTranslation, translationLink } from './translation'

declare global {
  /** Defined by the bundler (scripts/build-boot.ts). */
  const READING_STYLES: string
}

/** Shows what a page offers under the tool that was pressed. @param tool the entry of the list of tools */
export function openReading(tool: HTMLElement, language: Language): void {
  // Two presses while the script was loading.
  if (tool.querySelector('[data-reading]')) return
  const main = document.querySelector('main')!
  const button = tool.querySelector('button')!
  addStyles(READING_STYLES)
  const both = bothButton(language, main)
  const choices = element('div', { class: 'reading-choices', 'data-reading': '' }, both)
  tool.append(choices)
  button.setAttribute('aria-expanded', 'true')
  both.querySelector('button')!.focus()
  button.onclick = () => {
    choices.hidden = !choices.hidden
    button.setAttribute('aria-expanded', `${!choices.hidden}`)
  }
  whenVoice(language, () => choices.append(listenButton(language, main)))
}

/** Opens the player before the text and starts nothing. */
function listenButton(language: Language, main: HTMLElement): HTMLElement {
  const words = readingWords[language]
  const button = element('button', { type: 'button' }, words.listen)
  let player: HTMLElement | undefined
  button.onclick = () => {
    player ??= makePlayer(language, main)
    if (!player.isConnected) placeFirst(main, player)
    player.scrollIntoView({ block: 'center' })
    player.querySelector('button')!.focus({ preventScroll: true })
  }
  return element('p', {}, button)
}

function bothButton(language: Language, main: HTMLElement): HTMLElement {
  const words = readingWords[language]
  const button = element('button', { type: 'button', 'aria-pressed': 'false' }, words.both)
  const status = element('span', { role: 'status' })
  const mode = new BothLanguages(main, LANGUAGE_TAGS[otherLanguage(language)])
  const leave = element('button', { type: 'button' }, words.one)
  const bar = element('div', { class: 'reading', 'data-reading': '' }, element('p', { role: 'status' }), leave)
  let isLoading = false

  async function show(): Promise<void> {
    const link = translationLink()
    if (!link || isLoading) return
    isLoading = true
    announceIn(status, words.loading)
    try {
      mode.show(await fetchTranslation(link))
    } catch {
      return announceIn(status, words.failed)
    } finally {
      isLoading = false
    }
    announceIn(status, '')
    addNotes(main, link, language)
    button.setAttribute('aria-pressed', 'true')
    document.documentElement.dataset.languages = 'both'
    placeFirst(main, bar)
    bar.scrollIntoView({ block: 'center' })
    leave.focus({ preventScroll: true })
    announceIn(bar.firstElementChild!, words.shown)
  }

  function restore(): void {
    mode.restore()
    for (const note of main.querySelectorAll('.reading-note')) note.remove()
    bar.remove()
    button.setAttribute('aria-pressed', 'false')
    delete document.documentElement.dataset.languages
  }

  button.onclick = () => {
    if (bar.isConnected) restore()
    else void show()
  }
  leave.onclick = () => {
    restore()
    button.closest<HTMLElement>('[data-reading]')!.hidden = false
    button.focus()
  }
  return element('p', {}, button, ' ', status)
}

/** Says beside a tool that only this page's answers live, with a link to the other page, which takes them along. */
function addNotes(main: HTMLElement, link: HTMLAnchorElement, language: Language): void {
  const words = readingWords[language]
  for (const tool of main.querySelectorAll('[data-island]')) {
    const other = element('a', { href: link.href, 'data-language': link.dataset.language }, words.toolLink)
    const stop = language === 'zh' ? '。' : '.'
    tool.before(
      element('p', { class: 'reading-note', 'data-reading': '' }, words.tool, language === 'zh' ? '' : ' ', other, stop)
    )
  }
}

/** Before the first heading of the page, below what a safety page has at its top. */
function placeFirst(main: HTMLElement, bar: HTMLElement): void {
  const title = main.querySelector('h1')
  const at = title && title.parentElement === main ? title : main.firstElementChild!
  at.before(bar)
}
