/**
 * What a page says and does about reading offline: the offer of a new version, the
 * controls to keep a page and to clear saved ones, and the list on the offline page.
 * Fetched by the boot script when one of them is wanted, and bundled apart.
 */
import { languageOfPath } from '../../../i18n/languages.ts'
import { offlineWords } from '../../../i18n/offline/index.ts'
import { clearSaved, keepPage, savedPages } from './saved.ts'
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

document.addEventListener('click', event => {
  const control = event.target instanceof Element ? event.target.closest('[data-offline]') : null
  if (control) void press(control)
})
if (window.footholdPressed) void press(window.footholdPressed)

const list = document.querySelector('[data-saved-pages]')
if (list) void listSaved(list)

void offerUpdates(words)
