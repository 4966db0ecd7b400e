/**
 * What a page says and does about reading offline: the offer of a new version, the
 * age of a saved copy, the controls to keep a page and to clear saved ones, and the
 * lists on the offline page. Fetched by the boot script when there is news or a
 * control is pressed, and bundled apart.
 */
import { languageOfPath } from '../../../i18n/languages.ts'
import { offlineWords } from '../../../i18n/offline/index.ts'
import { tellSavedCopy } from './copy.ts'
import { clearSaved, hasIndex, isStored, keepPage, savedPages } from './saved.ts'
import { offerUpdates } from './update.ts'

const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'
const words = offlineWords[language]

/** Does what a control is for, and says what came of it in the status beside it. */
async function press(control: Element): Promise<void> {
  const status = control.parentElement?.querySelector('[role="status"]')
  const said = control.getAttribute('data-offline') === 'keep' ? await keepPage(words) : await clearSaved(words)
  if (status) status.textContent = said
}

async function listSaved(list: Element): Promise<void> {
  const pages = (await savedPages()).filter(({ path }) => languageOfPath(path) === language)
  list.replaceChildren(
    ...pages.map(({ url, title }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = url
      link.textContent = title
      item.append(link)
      return item
    })
  )
  const empty = document.querySelector<HTMLElement>('[data-saved-none]')
  if (empty) empty.hidden = pages.length > 0
}

/** Brings out the links of the offline page that lead somewhere on this device. */
async function showStored(): Promise<void> {
  for (const item of document.querySelectorAll<HTMLElement>('[data-stored]')) {
    const needed = item.dataset.stored === 'index' ? hasIndex(language) : isStored(item.querySelector('a')?.href ?? '')
    item.hidden = !(await needed)
  }
}

document.addEventListener('click', event => {
  const control = event.target instanceof Element ? event.target.closest('[data-offline]') : null
  if (control) void press(control)
})
const list = document.querySelector('[data-saved-pages]')
if (list) {
  void listSaved(list)
  void showStored()
}

void offerUpdates(words)
void tellSavedCopy(words, language)
