/** The form of a tool about days in a browser: a day, what is asked below a tick, and what is kept off the address. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LiveDaysTool } from '../../../../components/days/LiveDaysTool.tsx'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { hostForTests } from '../host.tsx'

const TODAY = '2026-11-26'
const { draw, host } = hostForTests()
const tool = daysTool('deadlines')
const data = daysData({ data: loadData(), language: 'zh', today: TODAY }, 'deadlines')
const definition = withBook(tool.definition, data.book)

beforeEach(() => {
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
  history.replaceState(null, '', '/zh/calculators/deadlines')
  draw(
    <PagePath.Provider value="/zh">
      <LiveDaysTool tool={tool} definition={definition} data={data} />
    </PagePath.Provider>
  )
})

function find<Found extends HTMLElement>(selector: string): Found {
  const found = host().querySelector<Found>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

const tick = (option: string) => act(() => find(`input[value="${option}"]`).click())

function give(event: string, day: string): void {
  const field = find<HTMLInputElement>(`#q-on-${event}`)
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('asks for the day below a ticked event, in the browser’s own field, and shows it in words', () => {
  expect(host().querySelector('#q-on-dismissed')).toBeNull()
  tick('dismissed')
  expect(find<HTMLInputElement>('#q-on-dismissed').type).toBe('date')
  expect(host().textContent).toContain(data.own.start)
  give('dismissed', '2028-02-29')
  expect(host().textContent).toContain('2028 年 2 月 29 日（周二）')
  expect(location.hash).toBe('#work=dismissed&on-dismissed=2028-02-29')
  expect(find('[data-limit=unfair-dismissal]').textContent).toContain('2028 年 3 月 21 日（周二）')
})

it('opens a group that has answers in the address, and keeps it open when they are removed', () => {
  expect(find('details:has(input[value=dismissed])').hasAttribute('open')).toBe(false)
  act(() => {
    history.replaceState(null, '', '#work=dismissed&on-dismissed=2026-11-20')
    dispatchEvent(new Event('hashchange'))
  })
  expect(find('details:has(input[value=dismissed])').hasAttribute('open')).toBe(true)
  tick('dismissed')
  expect(find('details:has(input[value=dismissed])').hasAttribute('open')).toBe(true)
})

it('keeps what may reveal violence out of the address until asked to add it', () => {
  tick('violence')
  give('violence', '2026-11-25')
  expect(location.hash).toBe('')
  const lines = data.danger?.map(({ tel }) => tel) ?? []
  expect(lines.length).toBeGreaterThan(1)
  // Beside the tick, and first in the answer.
  for (const tel of lines) expect(host().querySelectorAll(`a[href="tel:${tel}"]`).length).toBeGreaterThan(1)
  const keep = [...host().querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(data.words.days.secret.keep)
  )
  act(() => keep?.querySelector('input')?.click())
  expect(location.hash).toBe('#crisis=violence&on-violence=2026-11-25&keep=yes')
})

it('has its address on paper, and none with a private answer, not even one that is kept', () => {
  tick('dismissed')
  give('dismissed', '2026-11-20')
  expect(host().querySelectorAll('[data-sheet-code]')).toHaveLength(1)
  tick('violence')
  give('violence', '2026-11-25')
  expect(host().querySelector('[data-sheet-code]')).toBeNull()
  const keep = [...host().querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes(data.words.days.secret.keep)
  )
  act(() => keep?.querySelector('input')?.click())
  expect(keep?.querySelector('input')?.checked).toBe(true)
  expect(host().querySelector('[data-sheet-code]')).toBeNull()
})
