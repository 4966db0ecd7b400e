import { useId } from 'react'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

interface Props {
  /** The large box of the home page asks a question; the small ones just say what they are. */
  large?: boolean
}

/** A plain search form that works without JavaScript. */
export function SearchBox({ large = false }: Props) {
  const { language, words } = useLanguage()
  const id = useId()
  return (
    <form className={large ? 'search search-large' : 'search'} role="search" action={withBase('/search')} data-search data-react>
      <label className="visually-hidden" htmlFor={id}>
        {words.search.label}
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
        placeholder={large ? words.search.homePlaceholder : words.search.placeholder}
      />
      <input type="hidden" name="lang" value={language} />
      {large ? null : <kbd aria-hidden="true">/</kbd>}
      <button className="visually-hidden" type="submit">
        {words.search.submit}
      </button>
    </form>
  )
}
