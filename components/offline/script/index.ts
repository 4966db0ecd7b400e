/**
 * What a page shows and does about reading offline. The boot script fetches it when there is news or a control is used.
 */
import { languageOfPath } from '../../../i18n/languages.ts'
import { offlineWords } from '../../../i18n/offline/index.ts'
import { KEPT } from '../../../offline/names.ts'
import { addStyles, element } from '../../element.ts'
import { announceIn } from '../../share/announce.ts'
import {
  clearSaved,
  hasIndex,
  isCached,
  isKept,
  keepPage,
  removeOtherSafetyPages,
  removePage,
  savedPages
} from './saved.ts'
import { offerUpdates, showSavedCopy } from './news.ts'

declare global {
  /** styles/update-bar.css, defined by the bundler (scripts/build-boot.ts). */
  const BAR_STYLES: string
}

const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
const words = offlineWords[language]

const ACTIONS = { keep: keepPage, remove: removePage, clear: clearSaved }

async function press(control: HTMLElement): Promise<void> {
  const status = control.parentElement?.querySelector('[role="status"]')
  const message = await ACTIONS[control.dataset.offline as keyof typeof ACTIONS](words)
  if (status) announceIn(status, message)
  if (control.dataset.offline !== 'clear') await showWhetherKept(control)
}

/** The button of a safety page saves it; once it is saved, it removes it. */
async function showWhetherKept(control: HTMLElement): Promise<void> {
  const kept = await isKept()
  control.dataset.offline = kept ? 'remove' : 'keep'
  control.textContent = kept ? words.remove : words.keep
  const hint = control.parentElement?.querySelector('.soft')
  if (hint) hint.textContent = kept ? words.isKept : words.keepHint
}

/** Calls back when the quick exit has emptied the page (components/boot/quick-exit.ts). */
function whenLeft(then: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.exit-overlay')) return
    observer.disconnect()
    then()
  }).observe(document.body, { childList: true })
}

/** On a safety page: no other one stays on the device, and the page says so. */
async function protect(control: HTMLElement): Promise<void> {
  whenLeft(() => void caches.delete(KEPT))
  if (await removeOtherSafetyPages()) document.documentElement.dataset.deleted = ''
  await showWhetherKept(control)
}

async function listSaved(list: Element): Promise<void> {
  const pages = (await savedPages()).filter(({ url }) => languageOfPath(new URL(url).pathname) === language)
  list.replaceChildren(...pages.map(({ url, title }) => element('li', {}, element('a', { href: url }, title))))
  const empty = document.querySelector<HTMLElement>('[data-saved-none]')
  if (empty) empty.hidden = pages.length > 0
}

/** Shows the links of the offline page that lead somewhere on this device. */
async function showAvailable(): Promise<void> {
  for (const item of document.querySelectorAll<HTMLElement>('[data-stored]')) {
    const isThere = item.dataset.stored === 'index' ? hasIndex(language) : isCached(item.querySelector('a')?.href ?? '')
    item.hidden = !(await isThere)
  }
}

document.addEventListener('click', event => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-offline]') : null
  if (control) void press(control)
})
const keeps = document.querySelector<HTMLElement>('[data-offline=keep]')
if (keeps) void protect(keeps)
const list = document.querySelector('[data-saved-pages]')
if (list) {
  void listSaved(list)
  void showAvailable()
}

addStyles(BAR_STYLES)
void offerUpdates(words)
void showSavedCopy(words, language)
