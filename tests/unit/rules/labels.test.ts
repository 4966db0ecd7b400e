import { expect, it } from 'vitest'
import { FINDING_TERMS, LABEL_GROUPS, labelsOf } from '../../../rules/labels.ts'
import { LABEL_KINDS } from '../../../rules/labels/kinds.ts'

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

it('no label is listed twice', () => {
  expect(repeated(FINDING_TERMS)).toEqual([])
})

it('a term only for sentences is none that also has a name', () => {
  const named = labelsOf('terms')
  expect(FINDING_TERMS.filter(term => named.includes(term))).toEqual([])
})

it('every group and kind has labels', () => {
  expect(LABEL_GROUPS.filter(group => LABEL_KINDS.every(kind => labelsOf(kind, [group]).length === 0))).toEqual([])
})
