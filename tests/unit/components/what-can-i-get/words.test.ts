/** Words for every question, field and option, in both languages, to the reader and about somebody else. */
import { describe, expect, it } from 'vitest'
import { answerTexts } from '../../../../components/what-can-i-get/answer-texts.ts'
import type { FieldError } from '../../../../components/what-can-i-get/check-answers.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { QUESTIONS } from '../../../../components/what-can-i-get/questions.ts'
import { fieldWords, optionWords, questionWords, sayingFor } from '../../../../components/what-can-i-get/words.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { householdData, householdFile, interviewData, INTERVIEW_WORDS } from '../../../../scripts/mdx/household.ts'
import { LIVES } from '../../../support/lives.ts'

const data = loadData()
const HAN = /\p{Script=Han}/u

describe.each(LANGUAGES)('in %s', language => {
  const { words } = interviewData({ data, language, today: '2026-11-23' })

  describe.each([
    ['to the reader', {}],
    ['about somebody else', { for: 'other' }]
  ])('%s', (_name, answers) => {
    const say = sayingFor(answers)
    /** Every text, with the id that it belongs to. */
    const texts = QUESTIONS.flatMap(question => {
      const { label, why } = questionWords(words, question.id, say)
      const fields = question.fields.flatMap(field => {
        const own = fieldWords(words, field.id, say)
        const options = 'options' in field ? field.options : []
        return [
          ...(question.fields.length === 1 || field.id === question.id ? [] : [[field.id, own.label] as const]),
          ...options.map(option => [`${field.id} ${option}`, optionWords(words, field.id, option, say).label] as const)
        ]
      })
      return [[question.id, label] as const, [`${question.id} why`, why] as const, ...fields]
    })

    it('every question, field and option has its words', () => {
      const ids = new Set(QUESTIONS.flatMap(({ id, fields }) => [id, ...fields.map(field => field.id)]))
      expect(texts.filter(([id, text]) => text === '' || (ids.has(text) && text === id))).toEqual([])
      // An option without words would be shown as its id.
      expect(texts.filter(([id, text]) => id.endsWith(` ${text}`))).toEqual([])
    })

    it('no placeholder is left', () => {
      expect(texts.filter(([, text]) => /[{}]/.test(text))).toEqual([])
    })

    it('a figure says its period once', () => {
      expect(texts.filter(([, text]) => /(a week|a fortnight|a year|每周|每两周|每年).{0,12}\1/.test(text))).toEqual([])
    })

    it('is in its language', () => {
      const wrong = texts.filter(([, text]) => HAN.test(text) !== (language === 'zh'))
      expect(wrong.map(([id]) => id)).toEqual([])
    })
  })

  it('has words for nothing that is not asked', () => {
    const named = new Set(
      QUESTIONS.flatMap(({ id, fields }) => [id, ...fields.map(field => field.id)]).map(id =>
        id.replace(/^child-\d+/, 'child')
      )
    )
    const spare = [...Object.keys(words.questions), ...Object.keys(words.fields)].filter(
      id => !named.has(id) && !['months', 'paid-amount'].includes(id)
    )
    expect(spare).toEqual([])
  })

  it('says what is wrong', () => {
    const errors: Record<FieldError, string> = words.interview.errors
    expect(Object.values(errors).every(text => text.length > 3)).toBe(true)
  })
})

it('both languages speak to the reader and about somebody else in the same places of a question', () => {
  for (const [id, { label }] of Object.entries(INTERVIEW_WORDS.en.questions)) {
    const { label: inChinese } = INTERVIEW_WORDS.zh.questions[id as 'age']
    expect(typeof inChinese, id).toBe(typeof label)
  }
})

it.each(LANGUAGES)('on paper the answers are called as on the page: fetched beside %s', language => {
  const context = { data, language, today: '2026-11-23' }
  const other = language === 'en' ? 'zh' : 'en'
  const { texts } = householdFile(context) as Pick<AssessmentData, 'texts'>
  const onPage = interviewData({ ...context, language: other }).words
  for (const fragment of Object.values(LIVES)) {
    const answers = readFragment(`#${fragment}&for=other`)?.answers ?? {}
    expect(answerTexts(answers, texts[other].questions, other)).toEqual(answerTexts(answers, onPage, other))
  }
})

it('the figures that come later hold a year, and none of other parts of the site', () => {
  const { figures, days } = householdData({ data, language: 'en', today: '2026-11-23' })
  const ids = figures.map(({ id }) => id)
  expect(ids).toContain('jobseeker.rate.single-no-children')
  expect(ids).not.toContain('wage-subsidy.workforce-australia.maximum')
  expect(days).toEqual([])
})
