import { fill } from '../../../i18n/fill'
import type { Language } from '../../../i18n/languages'
import { searchWords } from '../../../i18n/search'
import type { SearchClient, SearchState } from './client'
import { helpFor } from './crisis'
import { announcementOf, SearchPanel } from './panel'

/** Searches for the query in the address, if there is one, and shows the results in the page. */
export function showSearchPage(main: HTMLElement, client: SearchClient, base: string): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  const input = main.querySelector<HTMLInputElement>('input[type="search"]')
  const host = main.querySelector<HTMLElement>(':scope > [data-search-host]')
  if (!query || !input || !host) return
  const language: Language = main.querySelector<HTMLInputElement>('input[name="lang"]')?.value === 'zh' ? 'zh' : 'en'
  const { pageTitle, pageTitleFor } = searchWords[language]
  let help = helpFor(query, language)
  const panel = new SearchPanel(host, { language, base, onRetry: () => client.retry() })

  if (!input.value) input.value = query
  // The panel of the box would repeat what the page shows.
  input.dataset.searched = query
  const plain = document.title
  const named = plain.replace(pageTitle, () => fill(pageTitleFor, { query }))

  function onState(state: SearchState): void {
    help ??= helpFor(query, language, state)
    // The title is on the tab and in the browser’s history: words of danger reveal too much there.
    document.title = help ? plain : named
    panel.show(state, help)
    panel.announce(announcementOf(state, language), 0)
  }

  onState({ kind: 'loading' })
  client.search({ query, language, boosted: help?.pages ?? [], onState })
}
