/** The messages of fields that the page of a tool carries. */
import { describe, expect, it } from 'vitest'
import { definition as firstPayday } from '../../../../components/days/first-payday/definition.ts'
import { choice, money, number } from '../../../../components/tool/questions.ts'
import type { Question } from '../../../../components/tool/types.ts'
import { CALCULATOR_WORDS } from '../../../../scripts/mdx/calculators.ts'
import { fieldWords } from '../../../../scripts/mdx/field-words.ts'

const errorsOf = (...questions: Question[]) => Object.keys(fieldWords(questions, CALCULATOR_WORDS.en).errors)

describe('messages of fields', () => {
  it('are about days only where a day is asked', () => {
    expect(errorsOf(...firstPayday.questions)).toContain('no-day')
    expect(errorsOf(money('pay', ['week']))).not.toContain('no-day')
  })

  it('are about whole numbers and their units only where a number is asked', () => {
    const hours = number('hours', 0, 100, { unit: 'hours' })
    expect(errorsOf(hours)).toEqual(expect.arrayContaining(['not-whole', 'out-of-range', 'other-unit', 'empty']))
    expect(errorsOf(...firstPayday.questions)).not.toContain('not-whole')
    expect(fieldWords([hours], CALCULATOR_WORDS.zh).typed.units).toEqual({ hours: '小时' })
  })

  it.each<[Question, string[]]>([
    [money('pay', ['week']), []],
    [money('pay', ['week'], { most: 100 }), ['above-most']],
    [money('tips', ['week'], { partOf: 'pay' }), ['above-whole']],
    [choice('who', ['me', 'you']), []]
  ])('of an amount name its limits only where it has any: %j', (question, limits) => {
    expect(errorsOf(question).filter(key => key.startsWith('above-'))).toEqual(limits)
  })
})
