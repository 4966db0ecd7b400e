/** What a reader ticks is in the file, and nothing else. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AddToCalendar } from '../../../../components/calendar/AddToCalendar.tsx'
import type { CalendarDay } from '../../../../components/calendar/calendar-file.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { calendarWords as en } from '../../../../i18n/calendar/en.ts'
import { calendarWords as zh } from '../../../../i18n/calendar/zh.ts'
import { readCalendar } from '../../../support/calendar.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()

const DAYS: CalendarDay[] = [
  { uid: 'time-limits.dismissal', on: '2026-12-10', title: 'Unfair dismissal', isDangerous: false },
  { uid: 'time-limits.crisis', on: '2026-12-03', title: 'Crisis Payment', isDangerous: true },
  { uid: 'time-limits.review', on: '2027-02-24', title: 'Review', isDangerous: false }
]

let files: Blob[]

beforeEach(() => {
  files = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

afterEach(() => vi.restoreAllMocks())

function boxes(): HTMLInputElement[] {
  return [...host().querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([data-reminders], [data-follow-up])')]
}

function press(box: HTMLInputElement | undefined): void {
  act(() => box?.click())
}

async function add(): Promise<void> {
  await act(async () => {
    host().querySelector('button')?.click()
    await vi.dynamicImportSettled()
  })
}

function said(): string | null | undefined {
  return host().querySelector('[role=status]')?.textContent
}

async function titles(): Promise<string[]> {
  const text = await files.at(-1)?.text()
  return readCalendar(text ?? '').events.map(({ title }) => title)
}

describe.each([
  ['en', en],
  ['zh', zh]
] as const)('in %s', (language, words) => {
  beforeEach(() => draw(<AddToCalendar days={DAYS} words={words} language={language} />))

  it('a day that may reveal violence is not ticked, and says why', () => {
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true])
    const why = host().querySelector(`#${boxes()[1]?.getAttribute('aria-describedby')}`)
    expect(why?.textContent).toBe(words.dangerous)
    expect(boxes()[0]?.hasAttribute('aria-describedby')).toBe(false)
  })

  it('the file has only the ticked days', async () => {
    await add()
    expect(await titles()).toEqual(['Unfair dismissal', 'Review'])
    expect(await files[0]?.text()).not.toContain('crisis')
    expect(said()).toContain('dates.ics')
  })

  it('has a day to ask for the answer only where the reader wants it', async () => {
    press(host().querySelector<HTMLInputElement>('[data-follow-up]')!)
    await add()
    const asked = ['Unfair dismissal', 'Review'].map(title => fill(words.followUp, { title }))
    expect(await titles()).toEqual(['Unfair dismissal', asked[0], 'Review', asked[1]])
  })

  it('a dangerous day is in it if the reader ticks it', async () => {
    press(boxes()[1])
    press(boxes()[0])
    await add()
    expect(await titles()).toEqual(['Crisis Payment', 'Review'])
  })

  it('with nothing ticked it makes no file, and says what to do', async () => {
    press(boxes()[0])
    press(boxes()[2])
    await add()
    expect(files).toEqual([])
    expect(said()).toBe(words.noneTicked)
  })

  it('says again what to do when the button is pressed again', async () => {
    press(boxes()[0])
    press(boxes()[2])
    vi.useFakeTimers()
    await add()
    await add()
    expect(said()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(said()).toBe(words.noneTicked)
  })

  it('has the reminders as days of their own if the reader ticks so, in words of their language', async () => {
    vi.setSystemTime('2026-12-05T02:00:00Z')
    press(boxes()[2])
    press(host().querySelector<HTMLInputElement>('[data-reminders]') ?? undefined)
    await add()
    vi.useRealTimers()
    const reminder = fill(words.reminder, { date: formatDate('2026-12-10', language), title: 'Unfair dismissal' })
    // That of a week before would be in the past.
    expect(await titles()).toEqual([reminder, 'Unfair dismissal'])
  })

  it('says what Google’s calendar and Outlook do', () => {
    expect(host().textContent).toContain('Google Calendar')
    expect(host().textContent).toContain('Outlook')
  })

  it('says so if the browser cannot make a file', async () => {
    vi.mocked(URL.createObjectURL).mockImplementation(() => {
      throw new TypeError('blocked')
    })
    await add()
    expect(said()).toBe(words.failed)
  })
})

it('keeps the ticks of days that stay when the answer changes', () => {
  draw(<AddToCalendar days={DAYS} words={en} language="en" />)
  press(boxes()[2])
  draw(<AddToCalendar days={DAYS.slice(1)} words={en} language="en" />)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
})

it('without a day nothing is rendered', () => {
  draw(<AddToCalendar days={[]} words={en} language="en" />)
  expect(host().textContent).toBe('')
})
