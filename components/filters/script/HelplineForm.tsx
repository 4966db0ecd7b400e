import type { ChangeEvent } from 'react'
import type { FilterWords } from '../../../i18n/filters'
import type { Choice } from '../sift'

interface Props {
  choice: Choice
  /** Value and name of each need. */
  needs: [string, string][]
  words: FilterWords
  onChoose: (choice: Choice) => void
  /** Where there is something to clear. */
  onClear: (() => void) | undefined
}

/** The choices, each taking effect at once. */
export function HelplineForm({ choice, needs, words, onChoose, onClear }: Props) {
  const w = words.helplines
  return (
    <form className="filter-form" aria-label={w.title} onSubmit={event => event.preventDefault()}>
      <Select
        label={w.need}
        any={w.anyNeed}
        options={needs}
        value={choice.need}
        onChoose={need => onChoose({ ...choice, need })}
      />
      <Select
        label={w.state}
        any={w.anyState}
        options={Object.entries(w.states)}
        value={choice.state}
        onChoose={state => onChoose({ ...choice, state })}
      />
      <Select
        label={w.language}
        any={w.anyLanguage}
        options={Object.entries(w.languages)}
        value={choice.language}
        onChoose={language => onChoose({ ...choice, language })}
      />
      <label className="filter-check">
        <input
          type="checkbox"
          checked={choice.open}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose({ ...choice, open: event.currentTarget.checked })}
        />
        {w.open}
      </label>
      {onClear ? (
        <button type="button" onClick={onClear}>
          {words.clear}
        </button>
      ) : null}
    </form>
  )
}

interface SelectProps {
  label: string
  any: string
  options: [string, string][]
  value: string
  onChoose: (value: string) => void
}

function Select({ label, any, options, value, onChoose }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onChoose(event.currentTarget.value)}>
        <option value="">{any}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
