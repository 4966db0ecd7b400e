/** The filters as they are in the page; their scripts load on first use. */
import boot from '../../.generated/boot.json'
import { filterWords } from '../../i18n/filters'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** The attributes around a filter, and its messages. @param keys of the address that load it at once */
function useFilter(script: string, keys: string) {
  const words = filterWords[useLanguage().language]
  const frame = {
    className: 'filter',
    'data-filter': true,
    'data-script': withBase(script),
    'data-keys': keys,
    'data-failed': words.failed,
    'data-nosearch': true
  }
  return { words, frame }
}

/** The button that loads the form of the help line page. */
export function HelplineFilter() {
  const { words, frame } = useFilter(boot.helplineFilter, 'need state language open')
  return (
    <div {...frame}>
      <button type="button">{words.helplines.begin}</button>
      <div data-filter-host />
      <p role="status" className="soft" />
    </div>
  )
}

/** The place for what a filter adds below the list. */
export function FilterRest() {
  return <div data-filter-rest data-nosearch />
}

/** The box of the glossary. */
export function GlossaryFilter() {
  const { words, frame } = useFilter(boot.glossaryFilter, 'q')
  return (
    <form {...frame} aria-label={words.glossary.label}>
      <div className="filter-form">
        <label>
          {words.glossary.label}
          <input type="search" name="q" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={100} />
        </label>
        <button type="button" hidden>
          {words.clear}
        </button>
      </div>
      <p role="status" className="soft" />
      <div data-filter-host />
    </form>
  )
}
