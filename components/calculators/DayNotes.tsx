/** What is said of the day of the rates, where it is not simply today. */
import styles from './calculators.module.css'
import { dayText, fill } from './format'
import { DAY_KEY } from './fragment'
import type { CalculatorData } from './types'
import type { CalculatorState } from './use-calculator'

interface Props {
  data: CalculatorData
  state: CalculatorState
}

/** A day in the address for which we hold no rates: what is shown instead. */
export function RefusedDay({ id, data, state }: Props & { id?: string }) {
  const { form } = data.words
  const { refused } = state.day
  if (!refused) return null
  return (
    <p className={styles.error} id={id}>
      {refused === 'unreadable'
        ? form.dayUnreadable
        : fill(form.dayNotHeld, { date: dayText(state.answers[DAY_KEY] ?? '', data.language) })}
    </p>
  )
}

/** Beside an answer worked out with rates that have changed since, and the way to today’s. */
export function OlderDay({ data, state }: Props) {
  const { answer } = data.words
  if (!state.day.isOlder) return null
  return (
    <p className={styles.older}>
      <span>{fill(answer.older, { date: dayText(state.on, data.language) })}</span>
      <button type="button" onClick={() => state.set(DAY_KEY, '')}>
        {answer.useToday}
      </button>
    </p>
  )
}
