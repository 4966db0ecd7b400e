/** Why there is no answer although the answers are complete, and what to do: shared by every tool. */
import { fill } from '../../i18n/fill'
import { HelplineList } from '../content/Helpline'
import styles from './tool.module.css'
import { dayText } from './format'
import { heldOn } from './rates'
import type { ToolData } from './types'
import type { DeviceDay } from './use-day'
import type { NotHeld } from './work'

/** The reason in words: new rates that are not in yet, a day before all rates, or a rate that nobody confirmed. */
export function refusalText({ due, isTooEarly }: NotHeld, { words, language }: ToolData): string {
  const { answer } = words
  if (due !== undefined) return fill(answer.tooOld, { date: dayText(due, language) })
  return isTooEarly ? answer.notHeld : answer.missing
}

/** The official page of the rate, and who to call. */
export function WhereToAsk({ refusal, data }: { refusal: NotHeld; data: ToolData }) {
  const { answer } = data.words
  const figure = data.figures.find(({ id }) => id === refusal.figure)
  // On the day that its new value was due, the newest one held was in force.
  const newest = figure && refusal.due !== undefined ? heldOn(figure, refusal.due) : undefined
  const source = newest && data.sources[newest[2]]
  return (
    <>
      {source ? (
        <p>
          {answer.official}
          <a href={source.url}>{source.title}</a>
        </p>
      ) : null}
      <h3>{answer.call}</h3>
      <HelplineList services={data.call} />
    </>
  )
}

/** Says that the device’s date is wrong, and which day is used. */
export function WrongClock({ device, data }: { device: DeviceDay; data: ToolData }) {
  const { wrongClock, now } = device
  if (wrongClock === undefined) return null
  const [wrong, used] = [wrongClock, now].map(day => dayText(day, data.language))
  return (
    <p className={styles.notice} role="note">
      {fill(data.words.answer.wrongClock, { device: wrong ?? '', date: used ?? '' })}
    </p>
  )
}
