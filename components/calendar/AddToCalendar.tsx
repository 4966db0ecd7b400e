import { useState } from 'react'
import { fill, joinSentences } from '../../i18n/fill'
import { formatDate } from '../../i18n/format'
import type { CalendarWords } from '../../i18n/calendar/en'
import type { Language } from '../../i18n/languages'
import { now } from '../boot/clock'
import { readersDay } from '../boot/day'
import kit from '../tool/form.module.css'
import { useStatus } from '../share/use-status'
import type { CalendarDay } from './calendar-file'
import styles from './calendar.module.css'

/** Neutral, because others may see the downloads on the device. */
const FILE = 'dates.ics'

interface Props {
  days: readonly CalendarDay[]
  words: CalendarWords
  language: Language
}

/** Days to choose from, and a button that makes a calendar file of them on the device. Renders nothing without days. */
export function AddToCalendar({ days, words, language }: Props) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [remindsAsDays, setRemindsAsDays] = useState(false)
  const [followsUp, setFollowsUp] = useState(false)
  const status = useStatus()
  if (days.length === 0) return null

  // Initially ticked, except days that may reveal violence; the set holds those the reader toggled.
  const isTicked = (day: CalendarDay) => day.isDangerous === changed.has(keyOf(day))

  function toggle(day: CalendarDay): void {
    setChanged(before => {
      const after = new Set(before)
      if (!after.delete(keyOf(day))) after.add(keyOf(day))
      return after
    })
    status.set('')
  }

  async function add(): Promise<void> {
    const ticked = days.filter(isTicked)
    if (ticked.length === 0) return status.set(words.noneTicked)
    try {
      const { calendarFile } = await import('./calendar-file')
      const reminderTitle = ({ on, title }: CalendarDay) =>
        fill(words.reminder, { date: formatDate(on, language), title })
      download(
        calendarFile(ticked, {
          madeAt: now(),
          reminds: true,
          ...(remindsAsDays && { reminderDays: { from: readersDay(), title: reminderTitle } }),
          ...(followsUp && { followUp: ({ title }: CalendarDay) => fill(words.followUp, { title }) })
        })
      )
      status.set(joinSentences([fill(words.made, { file: FILE }), words.notSeen], language))
    } catch {
      status.set(words.failed)
    }
  }

  const choice = (checked: boolean, onChange: (is: boolean) => void, text: string, mark: object) => (
    <div className={styles.day}>
      <label>
        <input
          type="checkbox"
          {...mark}
          checked={checked}
          onChange={({ target }) => {
            onChange(target.checked)
            status.set('')
          }}
        />
        <span>{text}</span>
      </label>
    </div>
  )

  return (
    <details className={styles.calendar} data-calendar>
      <summary>{words.title}</summary>
      <p>{words.lead}</p>
      <fieldset>
        <legend className="visually-hidden">{words.days}</legend>
        {days.map((day, index) => {
          const note = `calendar-day-${index}`
          return (
            <div key={keyOf(day)} className={styles.day}>
              <label>
                <input
                  type="checkbox"
                  checked={isTicked(day)}
                  aria-describedby={day.isDangerous ? note : undefined}
                  onChange={() => toggle(day)}
                />
                <strong translate="no">{formatDate(day.on, language)}</strong>
                <span>{day.title}</span>
              </label>
              {day.isDangerous ? <p id={note}>{words.dangerous}</p> : null}
            </div>
          )
        })}
      </fieldset>
      <p className="soft">{words.reminders}</p>
      {choice(remindsAsDays, setRemindsAsDays, words.remindersAsDays, { 'data-reminders': true })}
      {choice(followsUp, setFollowsUp, words.followUpDays, { 'data-follow-up': true })}
      <p className="soft">{words.outlook}</p>
      <button type="button" className={kit.quiet} onClick={() => void add()}>
        {words.add}
      </button>
      <p role="status">{status.text}</p>
    </details>
  )
}

function keyOf({ uid, on }: CalendarDay): string {
  return `${uid}.${on}`
}

/** Gives the browser a file to download. @throws if the browser cannot make the file */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE
  link.click()
  // Some browsers read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
