/** Notes about the day of the rates where it is not today. */
import { fill } from '../../i18n/fill'
import styles from './calculators.module.css'
import { dayText } from './format'
import { DAY_KEY } from './fragment'
import type { CalculatorData } from './types'
import type { CalculatorState } from './use-calculator'

interface Props {
  data: CalculatorData
  state: CalculatorState
}

/** Why the day in the address is not used; undefined where it is. */
export function refusedDay({ data, state }: Props): string | undefined {
  const { form } = data.words
  switch (state.day.refused) {
    case 'unreadable':
      return form.dayUnreadable
    case 'not-held':
      return fill(form.dayNotHeld, { date: dayText(state.reading.answers[DAY_KEY] ?? '', data.language) })
    default:
      return undefined
  }
}

/** A day in the address for which we hold no rates: what is shown instead. */
export function RefusedDay(props: Props) {
  const text = refusedDay(props)
  return text ? <p className={styles.error}>{text}</p> : null
}

/** Beside an answer with rates that have changed since, with a button for today’s. */
export function OlderDay({ data, state }: Props) {
  const { answer } = data.words
  if (!state.day.isOlder) return null
  return (
    <p className={styles.older}>
      <span>{fill(answer.older, { date: dayText(state.day.on, data.language) })}</span>
      <button type="button" onClick={() => state.set(DAY_KEY, '')}>
        {answer.useToday}
      </button>
    </p>
  )
}
