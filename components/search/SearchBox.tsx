import { useId } from 'react'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** The place that the search script fills. */
export function SearchHost() {
  const { words } = useLanguage()
  return <div data-search-host data-failed={words.search.failed} />
}

/** A plain search form. On focus the boot script loads the search script, which fills its last element. */
export function SearchBox({ large = false, inMenu = false }: { large?: boolean; inMenu?: boolean }) {
  const { language, words } = useLanguage()
  const id = useId()
  const { label, labelLarge, labelInMenu } = words.search
  return (
    <form
      className={large ? 'search search-large' : 'search'}
      role="search"
      aria-label={large ? labelLarge : inMenu ? labelInMenu : label}
      action={withBase('/search')}
      data-search
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <input
        id={id}
        type="search"
        name="q"
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
