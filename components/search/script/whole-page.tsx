/** The page `/search?q=…`: the same results as plain links, for the query in the address. */
import { createRoot } from 'react-dom/client'
import type { Language } from '../../../i18n/languages'
import { searchWords } from '../../../i18n/search'
import type { PageLink, Reply } from '../../../search/types'
import { Panel, type SearchState } from '../Panel'
import { helpFor } from './crisis'
import type { Session } from './session'

/**
 * Asks what the address asks and shows the results in the page; nothing happens where it asks nothing.
 * @param main holds the search box and the place for the results
 * @param base where the site is served from
 */
export function showWholePage(main: HTMLElement, session: Session, base: string): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  const input = main.querySelector<HTMLInputElement>('input[type="search"]')
  const host = main.querySelector<HTMLElement>(':scope > [data-search-host]')
  if (!query || !input || !host) return
  const language: Language = main.querySelector<HTMLInputElement>('input[name="lang"]')?.value === 'zh' ? 'zh' : 'en'
  const words = searchWords[language]
  const help = helpFor(query, language)
  const root = createRoot(host)
  let offer: PageLink | undefined

  if (!input.value) input.value = query
  // What is below already need not open over it again.
  input.dataset.searched = query
  document.title = document.title.replace(words.pageTitle, words.pageTitleFor.replace('{query}', query))

  function show(state: SearchState, status: string): void {
    root.render(
      <Panel state={state} language={language} base={base} crisis={help} offer={offer} status={status} onRetry={retry} />
    )
  }

  function retry(): void {
    show({ kind: 'loading' }, '')
    session.retry()
  }

  function onReply(reply: Reply): void {
    const { pages, complete } = reply
    const found = pages.length === 1 ? words.foundOne : words.found.replace('{count}', String(pages.length))
    last = { kind: 'answered', reply }
    said = complete ? (pages.length > 0 ? found : words.none) : ''
    show(last, said)
  }

  let last: SearchState = { kind: 'loading' }
  /** What was found, which an offer that comes later must not unsay. */
  let said = ''
  show(last, said)
  session.ask({
    query,
    language,
    lifted: help?.pages ?? [],
    listener: {
      onReply,
      onOffer: page => {
        offer = page
        show(last, said)
      },
      onFailure: () => show({ kind: 'failed' }, words.failed)
    }
  })
}
