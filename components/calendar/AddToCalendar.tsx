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
  const [status, setStatus] = useStatus()
  if (days.length === 0) return null

  // Initially ticked, except days that may reveal violence; the set holds those the reader toggled.
  const isTicked = (day: CalendarDay) => day.isDangerous === changed.has(keyOf(day))

  function toggle(day: CalendarDay): void {
    setChanged(before => {
      const after = new Set(before)
      if (!after.delete(keyOf(day))) after.add(keyOf(day))
      return after
    })
    setStatus('')
  }

  async function add(): Promise<void> {
    const ticked = days.filter(isTicked)
    if (ticked.length === 0) return setStatus(words.noneTicked)
    try {
      const { calendarFile } = await import('./calendar-file')
      const reminderTitle = ({ on, title }: CalendarDay) =>
        fill(words.reminder, { date: formatDate(on, language), title })
      download(
        calendarFile(ticked, {
          madeAt: now(),
          reminds: true,
          ...(remindsAsDays && { reminderDays: { from: readersDay(), title: reminderTitle } })
        })
      )
      setStatus(joinSentences([fill(words.made, { file: FILE }), words.notSeen], language))
    } catch {
      setStatus(words.failed)
    }
  }

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
      <div className={styles.day}>
        <label>
          <input
            type="checkbox"
            data-reminders
            checked={remindsAsDays}
            onChange={({ target }) => {
              setRemindsAsDays(target.checked)
              setStatus('')
            }}
          />
          <span>{words.remindersAsDays}</span>
        </label>
      </div>
      <p className="soft">{words.outlook}</p>
      <button type="button" className={kit.quiet} onClick={() => void add()}>
        {words.add}
      </button>
      <p role="status">{status}</p>
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
