/** Print and copy below a calculator's answer and the interview's, in browsers that refuse them. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Actions } from '../../../../components/tool/Actions.tsx'
import type { ToolData } from '../../../../components/tool/types.ts'
import { Tools } from '../../../../components/what-can-i-get/answer/Tools.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import type { Keeping } from '../../../../components/what-can-i-get/types.ts'
import { calculatorWords as calculatorEn } from '../../../../i18n/calculators/en.ts'
import { calculatorWords as calculatorZh } from '../../../../i18n/calculators/zh.ts'
import { answer as answerEn } from '../../../../i18n/household/answer/en.ts'
import { answer as answerZh } from '../../../../i18n/household/answer/zh.ts'
import { interviewWords as interviewEn } from '../../../../i18n/household/questions/en.ts'
import { interviewWords as interviewZh } from '../../../../i18n/household/questions/zh.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { shareWords } from '../../../../i18n/share.ts'
import { hostForTests } from '../host.tsx'
import { browserWith, neverAnswers, refuses, works } from './browsers.ts'

const { draw, host } = hostForTests()

const CALCULATOR = { en: calculatorEn, zh: calculatorZh }
const ANSWER = { en: answerEn, zh: answerZh }
const INTERVIEW = { en: interviewEn, zh: interviewZh }

const PLACES = [
  [
    'a calculator',
    (language: Language) => {
      const data = { language, words: CALCULATOR[language] } as never as ToolData
      draw(<Actions data={data} onClear={() => undefined} />)
      const { copy, copied, print } = CALCULATOR[language].actions
      return { copy, copied, print }
    }
  ],
  [
    'the interview',
    (language: Language) => {
      const texts = { [language]: { answer: ANSWER[language], questions: INTERVIEW[language] } }
      const data = { language, texts } as never as AssessmentData
      const keeping: Keeping = { kept: 'none', isReopened: false, keep: () => true, forget: () => true }
      const paper = { printsPrivate: false, onPrintsPrivate: () => undefined }
      draw(<Tools data={data} answers={{}} isPrivate={false} keeping={keeping} {...paper} />)
      const { copy, copied, print } = ANSWER[language]
      return { copy, copied, print }
    }
  ]
] as const

async function press(name: string): Promise<void> {
  const button = [...host().querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await act(async () => {
    button?.click()
    // What prints is fetched on the press.
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
}

const wait = (ms = 1500) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => host().querySelector('[role=status]')?.textContent

beforeEach(() => void vi.useFakeTimers())
// Not its flag for React, which is reset before each test.
afterEach(() => vi.useRealTimers())

describe.each(LANGUAGES.flatMap(language => PLACES.map(([place, open]) => [place, language, open] as const)))(
  '%s in %s',
  (_place, language, open) => {
    const { byHand, printFailed } = shareWords[language]

    it('says “copied” for two seconds', async () => {
      browserWith({ writeText: works })
      const { copy, copied } = open(language)
      await press(copy)
      await wait(1999)
      expect(said()).toBe(copied)
      await wait(1)
      expect(said()).toBe('')
      await press(copy)
      expect(said()).toBe(copied)
    })

    it('says “copied” again when it is pressed again', async () => {
      browserWith({ writeText: works })
      const { copy, copied } = open(language)
      await press(copy)
      expect(said()).toBe(copied)
      await press(copy)
      expect(said()).toBe('')
      await wait()
      expect(said()).toBe(copied)
    })

    it.each([
      ['refused', { writeText: refuses('NotAllowedError') }],
      ['missing', {}],
      ['not answered', { writeText: neverAnswers }]
    ])('shows the address, selected, where copying is %s', async (_how, ways) => {
      browserWith(ways)
      const { copy } = open(language)
      await press(copy)
      await wait(3000)
      const field = host().querySelector('input')
      expect(field?.closest('label')?.textContent).toBe(byHand)
      expect(field?.value).toBe(location.href)
      expect(document.activeElement).toBe(field)
      expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, location.href.length])
    })

    it.each([
      ['is missing', undefined],
      ['does nothing', () => undefined]
    ])('says what to do where printing %s', async (_how, print) => {
      browserWith({ print })
      const words = open(language)
      await press(words.print)
      await wait()
      expect(said()).toContain(printFailed)
    })

    it('says nothing where printing works', async () => {
      browserWith({ print: () => void window.dispatchEvent(new Event('beforeprint')) })
      await press(open(language).print)
      await wait()
      expect(said()).toBe('')
    })
  }
)
