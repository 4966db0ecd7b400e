/**
 * What a page shows and does about reading offline. The boot script fetches it when there is news or a control is used.
 */
import { languageOfPath } from '../../../i18n/languages.ts'
import { offlineWords } from '../../../i18n/offline/index.ts'
import { addStyles, element } from '../../element.ts'
import { announceIn } from '../../share/announce.ts'
import { clearSaved, hasIndex, isCached, keepPage, savedPages } from './saved.ts'
import { offerUpdates, showSavedCopy } from './news.ts'

declare global {
  /** styles/update-bar.css, defined by the bundler (scripts/build-boot.ts). */
  const BAR_STYLES: string
}

const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
const words = offlineWords[language]

async function press(control: Element): Promise<void> {
  const status = control.parentElement?.querySelector('[role="status"]')
  const message = control.getAttribute('data-offline') === 'keep' ? await keepPage(words) : await clearSaved(words)
  if (status) announceIn(status, message)
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
  const control = event.target instanceof Element ? event.target.closest('[data-offline]') : null
  if (control) void press(control)
})
const list = document.querySelector('[data-saved-pages]')
if (list) {
  void listSaved(list)
  void showAvailable()
}

addStyles(BAR_STYLES)
void offerUpdates(words)
void showSavedCopy(words, language)
