/** The controls that read a page aloud. They exist only where the device has a voice for the page. */
import type { Language } from '../../i18n/languages'
import { readingWords } from '../../i18n/reading'
import { element } from '../element'
import { announceIn } from '../share/announce'
import { bringIntoView, markRange } from './highlight'
import { Reader, type ReaderState } from './reader'
import { sentencesIn, type Sentence } from './texts'
import { voiceFor } from './voice'

/** Calls back once the device has a voice for the language: many browsers know their voices only after a while. */
export function whenVoice(language: Language, act: () => void): void {
  if (!('speechSynthesis' in window)) return
  let isFound = false
  const look = () => {
    if (isFound || !voiceFor(language, speechSynthesis.getVoices())) return
    isFound = true
    act()
  }
  look()
  if (!isFound) speechSynthesis.addEventListener('voiceschanged', look)
}

/** @returns the controls, to be put in the page; nothing is read until “Play” is pressed */
export function makePlayer(language: Language, main: HTMLElement): HTMLElement {
  const words = readingWords[language]
  const status = element('p', { role: 'status' })
  const play = element('button', { type: 'button' }, words.play)
  const stop = element('button', { type: 'button', hidden: '' }, words.stop)
  const from = element('select', {}, element('option', { value: '' }, words.start))
  const headings = [...main.querySelectorAll<HTMLElement>('h2[id],h3[id]')].filter(
    heading => !heading.closest('[data-added]')
  )
  for (const { id, textContent } of headings) from.append(element('option', { value: id }, textContent ?? ''))
  const speed = element('select', {})
  for (const [rate, name] of Object.entries(words.speeds)) speed.append(element('option', { value: rate }, name))
  // Integer-like keys come first in an object.
  speed.append(...[...speed.options].sort((a, b) => Number(a.value) - Number(b.value)))
  speed.value = '1'
  const player = element(
    'div',
    { class: 'reading', 'data-reading': '', role: 'group', 'aria-label': words.player },
    play,
    stop,
    element('label', {}, words.from, from),
    element('label', {}, words.speed, speed),
    status
  )

  let state: ReaderState = 'stopped'
  const reader = new Reader(speechSynthesis, { onSentence: show, onState: setState })

  function show(sentence: Sentence | undefined): void {
    markRange(sentence?.range)
    if (!sentence) return
    bringIntoView(sentence.range)
    const id = sentence.heading?.id ?? ''
    if ([...from.options].some(({ value }) => value === id)) from.value = id
  }

  function setState(now: ReaderState, why?: 'ended' | 'failed'): void {
    state = now
    play.textContent = { stopped: words.play, reading: words.pause, paused: words.resume }[now]
    stop.hidden = now === 'stopped'
    if (why) play.textContent = words.play
    if (why === 'ended') from.value = ''
    announceIn(status, why === 'ended' ? words.ended : why === 'failed' ? words.stopped : '')
  }

  function start(): void {
    const sentences = sentencesIn(main)
    const at = from.value ? sentences.findIndex(({ heading }) => heading?.id === from.value) : 0
    reader.start(sentences, Math.max(at, 0))
  }

  play.onclick = () => {
    if (state === 'reading') reader.pause()
    else if (state === 'paused') reader.resume()
    else start()
  }
  stop.onclick = () => {
    reader.stop()
    play.focus()
  }
  from.onchange = () => {
    if (state !== 'stopped') start()
  }
  speed.onchange = () => {
    reader.rate = Number(speed.value)
    if (state === 'reading') reader.resume()
  }
  stopWithPage(player, () => {
    if (state !== 'stopped') reader.stop()
  })
  return player
}

/** Stops when the page is left, by the quick exit too, and on a safety page whenever it is out of sight. */
function stopWithPage(player: HTMLElement, stop: () => void): void {
  addEventListener('pagehide', stop)
  document.addEventListener('freeze', stop)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && document.querySelector('[data-exit]')) stop()
  })
  // The quick exit empties the page at once; the next one may take seconds to load.
  new MutationObserver(() => {
    if (!player.isConnected) stop()
  }).observe(document.body, { childList: true })
}
