/**
 * The search script: fetched on the first focus of a search box, with the worker
 * and the manifest that the boot script has asked for at the same moment. It is
 * bundled apart from the site's React (scripts/build-boot.ts), which it does not need.
 */
import '../../boot/search.ts'
import { Connection } from './connection'
import { SearchField } from './field'
import { Session } from './session'
import { showWholePage } from './whole-page'

const begun = window.footholdSearch

if (begun) {
  delete document.documentElement.dataset.searchFailed
  const connection = new Connection(begun)
  const session = new Session(connection, 'box')
  const fields = new WeakSet<HTMLFormElement>()

  const attend = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return
    const form = target.closest<HTMLFormElement>('form[data-search]')
    const host = form?.querySelector<HTMLElement>('[data-search-host]')
    if (!form || !host || fields.has(form)) return
    fields.add(form)
    new SearchField(form, target, host, session, begun.base)
  }

  // Each in a task of its own: together with this script they would be one that stops a slow phone.
  document.addEventListener('focusin', ({ target }) => setTimeout(() => attend(target)))
  setTimeout(() => attend(document.activeElement))

  const page = document.querySelector<HTMLElement>('[data-search-page]')
  if (page) setTimeout(() => showWholePage(page, new Session(connection, 'page'), begun.base))
}
