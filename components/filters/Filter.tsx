/** The beginnings of the filters, as the page carries them; their scripts come when the reader uses them. */
import boot from '../../.generated/boot.json'
import { filterWords } from '../../i18n/filters'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** Filled by the filter's script. */
function Host() {
  return <div data-filter-host />
}

function Status() {
  return <p role="status" className="soft" />
}

function Start() {
  return <script defer src={withBase(boot.filters)} />
}

/**
 * What the element around a filter carries, and the filter's words.
 * @param script the address of its script
 * @param keys what an address holds that begins the filter at once
 */
function useFilter(script: string, keys: string) {
  const words = filterWords[useLanguage().language]
  const frame = {
    className: 'filter',
    'data-filter': withBase(script),
    'data-keys': keys,
    'data-failed': words.failed,
    'data-nosearch': true
  }
  return { words, frame }
}

/** The button that brings the choices of the help line page. */
export function HelplineFilter() {
  const { words, frame } = useFilter(boot.helplineFilter, 'need state language open')
  return (
    <div {...frame}>
      <button type="button">{words.helplines.begin}</button>
      <Host />
      <Status />
      <Start />
    </div>
  )
}

/** The place for what a filter puts below the list. */
export function FilterRest() {
  return <div data-filter-rest data-nosearch />
}

/** The box in which to type a word of the glossary. */
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
      <Status />
      <Host />
      <Start />
    </form>
  )
}
