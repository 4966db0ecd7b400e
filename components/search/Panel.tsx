import { LANGUAGE_TAGS, otherLanguage, type Language } from '../../i18n/languages'
import { searchWords } from '../../i18n/search'
import type { CrisisHelp } from '../../search/crisis'
import type { PageLink, Reply } from '../../search/types'
import { CrisisCard, UrgentNumbers } from './HelpNumbers'
import { Results } from './Results'

/** What a search has come to. */
export type SearchState = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'answered'; reply: Reply }

interface Props {
  state: SearchState
  language: Language
  base: string
  crisis?: CrisisHelp | undefined
  offer?: PageLink | undefined
  /** Said once by screen readers, when the answer stands. */
  status: string
  listbox?: { id: string; active: number }
  onRetry(): void
}

/**
 * Everything below a search box: one state at a time, help above it, the other language below. Words that change
 * stand in an element that is keyed by them: where a translator has replaced the text in one, a new text would
 * otherwise never be seen.
 */
export function Panel({ state, language, base, crisis, offer, status, listbox, onRetry }: Props) {
  const words = searchWords[language]
  return (
    <>
      {/* Set as a whole: a translator may have put something else in the place of its text. */}
      <p
        className="visually-hidden"
        role="status"
        ref={element => {
          if (element && element.textContent !== status) element.textContent = status
        }}
      />
      {state.kind === 'idle' ? null : (
        <div className="search-panel">
          {crisis ? <CrisisCard key={crisis.services.map(({ tel }) => tel).join()} help={crisis} language={language} base={base} /> : null}
          {state.kind === 'loading' ? <p className="search-note">{words.loading}</p> : null}
          {state.kind === 'failed' ? (
            <p className="search-note">
              {words.failed}{' '}
              <button type="button" onClick={onRetry}>
                {words.retry}
              </button>
            </p>
          ) : null}
          {state.kind === 'answered' && state.reply.pages.length > 0 ? (
            <Results
              pages={state.reply.pages}
              base={base}
              label={words.results}
              {...(listbox ? { listbox } : {})}
            />
          ) : null}
          {state.kind === 'answered' && state.reply.pages.length === 0 ? (
            <NothingFound near={state.reply.near} language={language} base={base} />
          ) : null}
          {offer && state.kind === 'answered' ? (
            <p className="search-note">
              {words.inOtherLanguage}{' '}
              <a key={offer.title} href={base + offer.url} hrefLang={LANGUAGE_TAGS[otherLanguage(language)]} lang={LANGUAGE_TAGS[otherLanguage(language)]}>
                {offer.title}
              </a>
            </p>
          ) : null}
        </div>
      )}
    </>
  )
}

function NothingFound({ near, language, base }: { near: PageLink[]; language: Language; base: string }) {
  const words = searchWords[language]
  return (
    <div className="search-none">
      <p>{words.none}</p>
      {near.length > 0 ? (
        <>
          <p>{words.near}</p>
          <ul>
            {near.map(page => (
              <li key={page.url}>
                <a href={base + page.url}>{page.title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <UrgentNumbers language={language} base={base} />
    </div>
  )
}
