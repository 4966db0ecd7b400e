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

/** The choices of the help line page: what the reader needs, where, in which language, and what is open now. */
export function HelplineFilter({ needs }: { needs: readonly { id: string; name: string }[] }) {
  const { words, frame } = useFilter(boot.helplineFilter, 'need state language open')
  const w = words.helplines
  return (
    // A choice restored by the browser would not match the list.
    <form {...frame} aria-label={w.title} autoComplete="off">
      <div className="filter-form">
        <Choice label={w.need} any={w.anyNeed} options={needs.map(({ id, name }) => [id, name])} />
        <Choice label={w.state} any={w.anyState} options={Object.entries(w.states)} />
        <Choice label={w.language} any={w.anyLanguage} options={Object.entries(w.languages)} />
        <label className="filter-check">
          <input type="checkbox" />
          {w.open}
        </label>
        <button type="button" hidden>
          {words.clear}
        </button>
      </div>
      <p role="status" className="soft" />
    </form>
  )
}

interface ChoiceProps {
  label: string
  /** The name of no choice. */
  any: string
  options: readonly (readonly [value: string, name: string])[]
}

function Choice({ label, any, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select>
        <option value="">{any}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The place for what a filter adds below the list. */
export function FilterRest() {
  return <div data-filter-rest data-nosearch />
}

/**
 * The box of a long list, such as the glossary: it leaves the rows that hold what is typed. What happened to somebody
 * (`events`) does not go into the address.
 */
export function ListFilter({ list }: { list: 'glossary' | 'figures' | 'events' }) {
  const { words, frame } = useFilter(boot.listFilter, list === 'events' ? '' : 'q')
  const { label } = words[list]
  return (
    <form {...frame} data-list={list} aria-label={label}>
      <div className="filter-form">
        <label>
          {label}
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
