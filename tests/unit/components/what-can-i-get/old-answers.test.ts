/** Links of earlier questions: each child asked about on its own, savings typed twice. */
import { describe, expect, it } from 'vitest'
import { openLink, writeFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { upgraded } from '../../../../components/what-can-i-get/old-answers.ts'
import type { Answers } from '../../../../components/what-can-i-get/types.ts'
import { LIVES } from '../../../support/lives.ts'

const SINGLE = { partner: 'none', children: '2' }
const COUPLE = { partner: 'together', children: '2' }

it.each<[string, Answers, Answers]>([
  ['all nights', { ...SINGLE, 'child-1-nights': '14', 'child-2-nights': '14' }, { 'all-nights': 'yes' }],
  ['some nights', { ...SINGLE, 'child-1-nights': '14', 'child-2-nights': '7' }, { 'all-nights': 'no' }],
  ['one child not known', { ...SINGLE, 'child-1-nights': '14', 'child-2-nights': '?' }, { 'all-nights': 'no' }],
  ['nothing known', { ...SINGLE, 'child-1-nights': '?', 'child-2-nights': '?' }, { 'all-nights': '?' }],
  ['own children', { ...SINGLE, 'child-1-relation': 'own', 'child-2-relation': 'own' }, { 'all-own': 'yes' }],
  ['a grandchild', { ...SINGLE, 'child-1-relation': 'own', 'child-2-relation': 'grandchild' }, { 'all-own': 'no' }],
  [
    'children of a couple without child support',
    { ...COUPLE, 'child-1-relation': 'own', 'child-2-relation': 'own', maintenance: '0' },
    { 'all-ours': 'yes' }
  ],
  [
    'children of a couple with child support',
    { ...COUPLE, 'child-1-relation': 'own', 'child-2-relation': 'own', maintenance: '900' },
    { 'all-ours': 'no' }
  ],
  ['ticks', { ...SINGLE, 'child-1-is': 'none', 'child-2-is': 'in-school' }, { 'any-is': 'yes' }],
  ['no ticks', { ...SINGLE, 'child-1-is': 'none', 'child-2-is': 'none' }, { 'any-is': 'no' }],
  ['the main carer of a couple', { ...COUPLE, 'child-1-main-carer': 'no' }, { 'more-care': 'partner' }],
  ['shared care', { ...SINGLE, 'child-1-main-carer': 'no' }, {}],
  ['the same savings twice', { savings: '400', 'assets-financial': '400' }, { 'more-savings': 'no' }],
  ['more savings', { savings: '400', 'assets-financial': '9000' }, { 'more-savings': 'yes' }],
  ['savings not known', { savings: '?', 'assets-financial': '?' }, { 'more-savings': '?' }],
  [
    'answers to the present questions',
    { ...SINGLE, 'all-nights': 'no', 'child-1-nights': '14' },
    { 'all-nights': 'no' }
  ]
])('%s', (_name, old, now) => {
  expect(upgraded(old)).toEqual({ ...old, ...now })
})

describe.each(Object.entries(LIVES))('the link of life %s', (_id, fragment) => {
  const { place, unread } = openLink(`#${fragment}`)

  it('is read in full', () => {
    expect(unread).toEqual([])
    expect(place?.answers).toBeDefined()
  })

  it('keeps its answers, but those that nothing turns on', () => {
    const before = Object.fromEntries(new URLSearchParams(fragment))
    const lost = Object.keys(before).filter(key => place?.answers[key] === undefined)
    expect(lost.filter(key => !DROPPED.test(key))).toEqual([])
  })

  it('is the same once it is written and read again', () => {
    expect(openLink(`#${writeFragment(place ?? { answers: {} })}`).place).toEqual(place)
  })
})

/** Answers that have another form now, or to questions that do not concern this household. */
const DROPPED = /^child-\d+-(months|nights|relation|is|main-carer)$|^maintenance$|^assets-financial$|^sharing$/
