/** The search script, loaded on the first focus of a box: a bundle without React (docs/decisions/0005-search.md). */
import '../../boot/search.ts'
import { addStyles } from '../../element.ts'
import { SearchClient } from './client'
import { SearchField } from './field'
import { showSearchPage } from './search-page'
import { watchSheet } from './sheet'

declare global {
  /** styles/search-results.css, defined by the bundler (scripts/build-boot.ts). */
  const RESULT_STYLES: string
}

const started = window.footholdSearch

if (started) {
  // A box that is used again after its worker failed adds this script twice: only the first may take the worker.
  delete window.footholdSearch
  delete document.documentElement.dataset.searchFailed
  // What the boot script said about loading.
  for (const early of document.querySelectorAll('.search-early')) early.remove()
  addStyles(RESULT_STYLES)
  const client = new SearchClient(started)
  const forms = new WeakSet<HTMLFormElement>()

  const connect = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
    const form = target.closest<HTMLFormElement>('form[data-search]')
    const host = form?.querySelector<HTMLElement>('[data-search-host]')
    if (!form || !host || forms.has(form)) return
    forms.add(form)
    new SearchField(form, target, host, client, started.base)
  }

  // Each in its own task: together with this script they would block a slow phone.
  document.addEventListener('focusin', ({ target }) => setTimeout(() => connect(target)))
  setTimeout(() => connect(document.activeElement))

  const sheet = document.querySelector('dialog')
  if (sheet) setTimeout(() => watchSheet(sheet))

  const page = document.querySelector<HTMLElement>('[data-search-page]')
  if (page) setTimeout(() => showSearchPage(page, client, started.base))
}
