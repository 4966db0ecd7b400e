import { useId, type ReactNode } from 'react'
import { joinSentences } from '../../i18n/fill'
import { withBase } from '../layout/base-path'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

/**
 * The place that the search script fills. Until then it says that search is loading (styles/search.css), or has failed
 * (components/boot/search.ts), with links.
 */
function SearchHost() {
  const { language, words } = useLanguage()
  return (
    <div data-search-host>
      <div className="search-early">
        <p role="status" data-loading={words.search.loading} />
        <p>
          <button type="button">{words.search.retry}</button>{' '}
          <SiteLink href={`/${language}/helplines`}>{words.urgent.all}</SiteLink>
          {' · '}
          <SiteLink href={`/${language}`}>{words.search.topics}</SiteLink>
        </p>
      </div>
    </div>
  )
}

function Lens() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
      <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

/**
 * The bar's search. On a phone an icon opens it over the whole page: the boot script moves the form into the dialog
 * (components/boot/search.ts). Without a script the icon leads to the page of results.
 * @param children what the dialog must not cover, such as the quick exit
 */
export function BarSearch({ children }: { children?: ReactNode }) {
  const { language, words } = useLanguage()
  const { label, cancel } = words.search
  return (
    <>
      <SearchBox />
      <a className="search-open" href={withBase(`/search?lang=${language}`)} aria-label={label}>
        <Lens />
      </a>
      <dialog className="search-sheet" aria-label={label}>
        <form method="dialog">
          <button>{cancel}</button>
        </form>
        {children}
      </dialog>
    </>
  )
}

/** A plain search form. On focus the boot script loads the search script, which fills its last element. */
export function SearchBox({ large = false }: { large?: boolean }) {
  const { language, words } = useLanguage()
  const id = useId()
  const { label, labelLarge } = words.search
  return (
    <form
      className={large ? 'search search-large' : 'search'}
      role="search"
      aria-label={large ? labelLarge : label}
      action={withBase('/search')}
      data-search
      data-failed={joinSentences([words.search.failed, words.search.failedWhy], language)}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Lens />
      <input
        id={id}
        type="search"
        name="q"
        // As components/boot/search.ts; `/` can be switched off (components/search/SearchKey.tsx).
        aria-keyshortcuts="/ Control+K Meta+K"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={10_000}
        placeholder={large ? words.search.homePlaceholder : words.search.placeholder}
      />
      <input type="hidden" name="lang" value={language} />
      {large ? null : <kbd aria-hidden="true">/</kbd>}
      <button className="visually-hidden" type="submit" tabIndex={-1}>
        {words.search.submit}
      </button>
      <SearchHost />
    </form>
  )
}
