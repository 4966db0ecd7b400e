/** A tool about days in a tab that stays open, on a device whose clock is wrong, and with figures that are too old. */
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveDaysTool } from '../../../../components/days/LiveDaysTool.tsx'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()
const tool = daysTool('deadlines')
const records = loadData()

/** Opens the tool with a dismissal on 1 December 2026. */
function open(language: 'en' | 'zh', now: string): void {
  vi.setSystemTime(now)
  history.replaceState(null, '', '#work=dismissed&on-dismissed=2026-12-01')
  const data = daysData({ data: records, language, today: '2026-11-26' }, 'deadlines')
  draw(
    <PagePath.Provider value={`/${language}`}>
      <LiveDaysTool tool={tool} definition={withBook(tool.definition, data.book)} data={data} />
    </PagePath.Provider>
  )
}

const headline = () => host().querySelector('[data-headline]')?.parentElement?.textContent ?? ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

it.each([
  ['visibilitychange', document],
  ['focus', window],
  ['pageshow', window]
] as const)('a tab left open counts its days again at %s, and keeps what was typed', (type, target) => {
  open('en', '2026-12-10T02:00:00Z')
  const before = headline()
  const address = location.hash
  vi.setSystemTime('2026-12-18T02:00:00Z')
  act(() => void target.dispatchEvent(new Event(type, { bubbles: true })))
  expect(before).toContain('22 December')
  expect(headline()).not.toBe(before)
  expect(headline()).toContain('In 4 days')
  expect(location.hash).toBe(address)
  expect(host().querySelector<HTMLInputElement>('#q-on-dismissed')?.value).toBe('2026-12-01')
})

describe.each(LANGUAGES)('in %s', language => {
  it('a clock that is years behind is reported, and the answer is for a possible day', () => {
    open(language, '2019-05-01T02:00:00Z')
    const text = host().textContent ?? ''
    expect(text).toContain(language === 'en' ? 'This device says that today is 1 May 2019' : '2019 年 5 月 1 日')
    expect(headline()).toContain(language === 'en' ? '22 December' : '12 月 22 日')
  })

  it('a clock that is right, or hours behind in the west, is not', () => {
    open(language, '2026-12-10T02:00:00Z')
    expect(host().textContent).not.toContain(language === 'en' ? 'This device says' : '这台设备显示')
  })
})
