/** What a form says of what was typed, of a link that was changed on the way, and of a day that a phone filled in. */
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropWaiting } from '../../../../components/tool/write-address.ts'
import { LiveCalculator } from '../../../../components/calculators/LiveCalculator.tsx'
import { calculatorPage } from '../../../../components/calculators/pages.ts'
import { LiveDaysTool } from '../../../../components/days/LiveDaysTool.tsx'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { afterPaint } from '../../../../components/what-can-i-get/in-slices.ts'
import { Interview } from '../../../../components/what-can-i-get/Interview.tsx'
import { fill } from '../../../../i18n/fill.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Language } from '../../../../i18n/languages.ts'
import { linkWords as linkEn } from '../../../../i18n/typed/en.ts'
import { linkWords as linkZh } from '../../../../i18n/typed/zh.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { interviewData } from '../../../../scripts/mdx/household.ts'
import { hostForTests } from '../host.tsx'

const TODAY = '2026-11-26'
const data = loadData()
const { draw, host } = hostForTests()

beforeEach(() => {
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
  vi.restoreAllMocks()
  dropWaiting()
})

function openAt(hash: string): void {
  history.replaceState(null, '', `/en/calculators/tool${hash}`)
}

function calculator(hash: string, language: Language = 'en') {
  openAt(hash)
  const page = calculatorPage('jobseeker')
  const packed = calculatorData({ data, language, today: TODAY }, page)
  draw(
    <PagePath.Provider value={`/${language}`}>
      <LiveCalculator definition={page.definition} data={packed} />
    </PagePath.Provider>
  )
  return packed.words
}

function toldToLeave(hash: string, language: Language = 'en') {
  openAt(hash)
  const tool = daysTool('told-to-leave')
  const packed = daysData({ data, language, today: TODAY }, 'told-to-leave')
  const definition = withBook(tool.definition, packed.book)
  draw(
    <PagePath.Provider value={`/${language}`}>
      <LiveDaysTool tool={tool} definition={definition} data={packed} />
    </PagePath.Provider>
  )
  return packed.words
}

function interview(hash: string, language: Language = 'en') {
  openAt(hash)
  const packed = interviewData({ data, language, today: TODAY })
  draw(
    <PagePath.Provider value={`/${language}`}>
      <Interview data={packed} />
    </PagePath.Provider>
  )
  return packed.words.interview
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = host().querySelector<Found>(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

function button(name: string): HTMLElement {
  const found = [...host().querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button ${name}`)
  return found
}

function type(selector: string, text: string): void {
  const field = find<HTMLInputElement>(selector)
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function leave(selector: string): void {
  vi.useFakeTimers({ now: new Date(`${TODAY}T02:00:00Z`) })
  act(() => void find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  act(() => void vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
}

const isMarked = (selector: string) => find(selector).getAttribute('aria-invalid') === 'true'

describe.each<[Language, Record<string, string>]>([
  [
    'en',
    {
      '480 a week':
        'You entered an amount a week, but “a fortnight” is chosen. Choose “a week”, or enter the amount a fortnight.',
      '480 a month': 'You entered an amount a month. Enter the amount a fortnight.',
      US$480: 'Enter the amount in Australian dollars.',
      '400-500': 'Enter one number, not two. If the number changes, enter the usual one.',
      '1.234': 'Use fewer digits after the decimal point. If you mean thousands, enter 1234 or 1,234.'
    }
  ],
  [
    'zh',
    {
      每周480: '你填的是每周的金额，可是旁边选的是“每两周”。请改选“每周”，或改填每两周的金额。',
      月薪480: '你填的是每月的金额，这里要填每两周的金额。',
      '480美元': '请填澳元的金额。',
      '400到500': '请只填一个数。如果每次不一样，就填平常的数。',
      '1.234': '小数点后的位数太多。如果是一千多，请写成 1234 或 1,234。'
    }
  ]
])('in %s', (language, texts) => {
  it.each(Object.entries(texts))('%j beside a field is answered', (typed, text) => {
    calculator('', language)
    type('#q-pay', typed)
    leave('#q-pay')
    expect(find('#q-pay-error').textContent).toBe(text)
    expect(isMarked('#q-pay')).toBe(true)
  })

  it('a number of something else names what is asked', () => {
    const { typed, errors } = calculator('', language)
    type('#q-age', language === 'en' ? '18 months' : '18个月')
    leave('#q-age')
    expect(find('#q-age-error').textContent).toBe(errors['other-unit'].replace('{unit}', typed.units.years))
  })
})

describe('a link', () => {
  it.each(['#pay=abc', '#pay=1.234&age=35', '#home=rent&pay=20', '#age=35&pay=480+a+week'])(
    '%s never says “marked” with nothing marked',
    hash => {
      const { answer } = calculator(hash)
      expect(host().textContent).toContain(answer.fix)
      expect(host().querySelector('[aria-invalid=true]')).not.toBeNull()
    }
  )

  it('that mail changed shows its own answer, and no example', () => {
    const { answer } = calculator('#age=35&amp;pay=480)')
    expect(find<HTMLInputElement>('#q-pay').value).toBe('480')
    expect(host().textContent).not.toContain(answer.example)
    expect(host().querySelector('[aria-invalid=true]')).toBeNull()
  })

  it.each<[string, (hash: string, language: Language) => unknown, string]>([
    ['a calculator', calculator, '#home=moon&age=35'],
    ['a tool about days', toldToLeave, '#state=nsw&given=2026-02-30'],
    ['the interview', interview, '#age=abc&visa=citizen']
  ])('of %s names what could not be read, in both languages', (_name, open, hash) => {
    open(hash, 'en')
    expect(host().textContent).toContain(fill(linkEn.unread, { parts: '' }))
    open(hash, 'zh')
    expect(host().textContent).toContain(fill(linkZh.unread, { parts: '' }))
  })
})

describe('a browser that refuses changes of the address', () => {
  it('takes no calculator away, and the focus stays', () => {
    calculator('')
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    find('#q-pay').focus()
    for (let length = 1; length <= 40; length++) type('#q-pay', '4'.repeat(length))
    type('#q-pay', '480')
    expect(find<HTMLInputElement>('#q-pay').value).toBe('480')
    expect(document.activeElement).toBe(find('#q-pay'))
  })

  it('lets the interview go on', async () => {
    const words = interview('')
    for (const change of ['replaceState', 'pushState'] as const) {
      vi.spyOn(history, change).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
    act(() => find('input[name=happened][value=none]').click())
    await act(async () => {
      button(words.next).click()
      await afterPaint()
    })
    expect(host().querySelector('input[name=happened]')).toBeNull()
  })
})

describe('a day', () => {
  it.each<Language>(['en', 'zh'])('that is today says so beside the field and in the answer, in %s', language => {
    const words = toldToLeave('#state=nsw&agreement=periodic&reason=no-reason', language)
    type('#q-given', '2026-11-25')
    expect(host().textContent).not.toContain(words.typed.day.today)
    type('#q-given', TODAY)
    expect(host().textContent).toContain(words.typed.day.today)
    expect(host().textContent).toContain(
      fill(words.typed.day.countedFromToday, { date: formatDate(TODAY, language), question: '' })
    )
    act(() => button(words.typed.day.change).click())
    expect(document.activeElement).toBe(find('#q-given'))
  })

  /** As browsers that keep an emptied field half-typed. */
  function keepHalfTyped(): void {
    vi.spyOn(HTMLInputElement.prototype, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
  }

  it('that stays half-typed can be cleared, and the tool goes on', () => {
    const { typed, errors } = toldToLeave('#state=nsw&agreement=periodic&reason=no-reason')
    keepHalfTyped()
    leave('#q-given')
    expect(find('#q-given-error').textContent).toBe(errors['not-a-day'])
    act(() => button(typed.day.clear).click())
    leave('#q-given')
    expect(host().querySelector('#q-given-error')).toBeNull()
    expect(host().querySelector('[data-headline]')).not.toBeNull()
  })

  it('of the interview can be cleared, and what is unreadable is not lost to “I don’t know”', async () => {
    const words = interview('#happened=none')
    type('#q-age', '35 months')
    await act(async () => button(words.dontKnow).click())
    expect(find('#q-age-error').textContent).not.toBe('')
    expect(find<HTMLInputElement>('#q-age').value).toBe('35 months')
    type('#q-age', '')
    button(words.dontKnow).click()
    // The answer is worked out after a frame; a busy machine may take several.
    await vi.waitFor(() => act(afterPaint).then(() => expect(host().querySelector('#q-age')).toBeNull()))
  })
})
