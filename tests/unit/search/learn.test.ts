import { describe, expect, it } from 'vitest'
import { answersTo } from '../../../search/answers.ts'
import { learnWeights, type Example } from '../../../search/learn.ts'
import { packWeights, PageScorer } from '../../../search/page-scorer.ts'
import type { Weights } from '../../../search/weights.ts'
import { answersOf } from '../../../scripts/search/answers.ts'
import { sentenceTerms } from '../../../search/sentence.ts'
import type { Question } from '../../../rules/data/text-schemas.ts'
import type { SectionText } from '../../../search/types.ts'

const MOST = { terms: 100, weights: 100 }

const ask = (page: number, ...sentences: string[]): Example[] =>
  sentences.map(sentence => ({ terms: sentence.split(' '), page }))

const EXAMPLES = [
  ...ask(0, 'boss fired me', 'boss sacked me', 'fired today'),
  ...ask(1, 'rent too high', 'rent rises', 'rent late boss'),
  ...ask(2, 'tooth hurts', 'tooth rent')
]
const FIELDS = [{ weight: 1, terms: [['fired', 'boss'], ['rent'], ['tooth', 'tooth', 'boss']] }]

describe('the weights', () => {
  it('speak for the page that was asked for', () => {
    const scorer = new PageScorer(packWeights(learnWeights(EXAMPLES, FIELDS, MOST)))
    const best = (...terms: string[]) => {
      const scores = scorer.scores(terms, 3)
      return scores.indexOf(Math.max(...scores))
    }
    expect([best('fired'), best('boss'), best('rent'), best('tooth', 'rent')]).toEqual([0, 0, 1, 2])
  })

  it('are the same in every build', () => {
    const packed = () => packWeights(learnWeights(EXAMPLES, FIELDS, MOST))
    expect(packed()).toBe(packed())
  })

  it('know the most frequent terms, with no more weights than wanted', () => {
    const few = learnWeights(EXAMPLES, FIELDS, { terms: 2, weights: 3 })
    expect([...few.keys()].sort()).toEqual(['boss', 'rent'])
    expect([...few.values()].flat().length).toBeLessThanOrEqual(3)
    expect([...learnWeights(EXAMPLES, FIELDS, MOST).keys()]).not.toContain('rises')
  })

  it('are read as they were packed', () => {
    const weights: Weights = new Map([
      [
        'rent',
        [
          [0, 3],
          [1, -6],
          [80, 19]
        ] as const
      ],
      ['租', [[212, 1]]]
    ])
    const scorer = new PageScorer(packWeights(weights))
    const scores = scorer.scores(['rent', '租', 'unknown'], 213)
    expect([scores[0], scores[1], scores[2], scores[80], scores[212]]).toEqual([3, -6, 0, 19, 1])
  })

  it.each([
    ['landlrod', 'landlord'],
    ['landlord', 'landlord'],
    ['zebra', 'zebra'],
    ['ren', 'ren'],
    ['房', '房']
  ])('take %s for %s', (typed, known) => {
    const scorer = new PageScorer(
      packWeights(
        new Map([
          ['landlord', [[0, 1]]],
          ['rent', [[0, 1]]]
        ])
      )
    )
    expect(scorer.known(typed)).toBe(known)
  })
})

const SECTIONS: SectionText[] = [
  ['', '', 'Welcome to this page. It is about money.'],
  [
    'rates',
    'Rates',
    'Your situation · Amount\nSingle · $824.90\nIt is $824.90 a fortnight. Yes. You pay no tax on it.'
  ],
  ['faq', 'Questions', 'Is it taxed?\nNo, not taxed at all.'],
  ['sources', 'Sources', 'It is about money.']
]

function question(heading: string | undefined, phrase: string, ...asked: string[]): Question {
  return {
    id: 'x.y',
    ask: { en: asked, zh: asked },
    page: '/x',
    ...(heading && { heading }),
    contains: { en: [phrase], zh: [phrase] }
  }
}

function placed(...questions: Question[]) {
  return answersOf(questions, SECTIONS, 'en', sentenceTerms).map(([section, start, length, terms]) => ({
    section,
    text: SECTIONS[section]?.[2].slice(start, start + length),
    terms
  }))
}

describe('an answer', () => {
  it.each([
    [
      'the sentence with the words that it must contain',
      'rates',
      'a FORTNIGHT',
      1,
      'It is $824.90 a fortnight. Yes. You pay no tax on it.'
    ],
    ['that sentence anywhere on the page', undefined, 'about money', 0, 'It is about money.'],
    ['no question of the list of questions', undefined, 'taxed', 2, 'No, not taxed at all.'],
    [
      'the first whole sentence where no sentence has the words',
      'rates',
      'not there',
      1,
      'It is $824.90 a fortnight. Yes. You pay no tax on it.'
    ],
    ['a sentence of a section below its heading', 'rates', 'not taxed', 2, 'No, not taxed at all.']
  ])('is %s', (_what, heading, phrase, section, text) => {
    expect(placed(question(heading, phrase, 'how much'))).toEqual([expect.objectContaining({ section, text })])
  })

  it('has the terms that its own questions have, the most telling first', () => {
    const [one, other] = placed(question('rates', 'x', 'rent money', 'rent'), question('faq', 'x', 'tax money'))
    expect(one?.terms).toBe('rent monei')
    expect(other?.terms).toBe('tax monei')
  })

  it('of several questions is there once, with the terms of all', () => {
    const answers = placed(question('faq', 'taxed', 'tax money'), question('faq', 'taxed', 'tax office'))
    expect(answers.map(({ terms }) => terms)).toEqual(['tax monei offic'])
  })

  it('is chosen by the terms of a sentence; another one is shown if it is nearly as good', () => {
    const answers = answersOf(
      [question('rates', 'fortnight', 'rent money landlord'), question('faq', 'taxed', 'tax money office')],
      SECTIONS,
      'en',
      sentenceTerms
    )
    const shown = (sentence: string) =>
      answersTo(new Set(sentenceTerms(sentence)), answers, SECTIONS).map(({ id }) => id)
    expect(shown('landlord and rent')).toEqual(['rates'])
    expect(shown('the tax office')).toEqual(['faq'])
    expect(shown('landlord, rent and the tax office')).toEqual(['rates', 'faq'])
    // One word in common is as often somebody's side fact as what they ask.
    expect(shown('landlord and tax')).toEqual([])
    expect(shown('nothing known')).toEqual([])
  })
})
