/** On a page the words around numbers are read once somebody writes them: their parser is fetched then. */
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Numbers from '../../../../components/tool/typed-numbers.ts'
import { until } from '../../until.ts'

let numbers: typeof Numbers

beforeEach(async () => {
  vi.resetModules()
  numbers = await import('../../../../components/tool/typed-numbers.ts')
})

it.each([
  ['480', 48_000],
  ['$1,234.50', 123_450],
  [' 0.5 ', 50]
])('reads the plain amount %s without it', (typed, cents) => {
  expect(numbers.readAmount(typed)).toEqual({ cents })
  expect(numbers.readNumber('35', 16, 120)).toEqual({ value: 35 })
  expect(numbers.hasParser()).toBe(false)
})

it('reads an amount with words once the parser has come, and says so to whoever shows it', async () => {
  const come = vi.fn()
  numbers.onParser(come)
  expect(numbers.readAmount('每周480,50元', 'week').error).toBe('not-a-number')
  await until(() => expect(come).toHaveBeenCalledOnce())
  expect(numbers.readAmount('每周480,50元', 'week')).toEqual({ cents: 48_050 })
  expect(numbers.readNumber('35歲', 16, 120, 0, { unit: 'years' })).toEqual({ value: 35 })
})
