import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  isEmpty,
  NO_CHOICE,
  queryOf,
  filterLine,
  type Choice,
  type Line,
  type FilterResult
} from '../../../../components/filters/filter-line.ts'

const hours = (zone: string): Line['hours'] => ({ zone, periods: [{ days: ['fri'], from: '09:00', to: '17:00' }] })
const OFFICE: Line = {
  needs: ['housing', 'legal'],
  states: ['nsw'],
  languages: ['cmn'],
  hours: hours('Australia/Sydney')
}
const NATIONAL: Line = { needs: ['crisis'], states: ['national'], interpreter: true, hours: { always: true } }
const SILENT: Line = { needs: ['housing'], states: ['vic', 'tas'] }

/** Friday noon in Sydney. */
const NOON = new Date('2026-11-20T01:00:00Z')
const NIGHT = new Date('2026-11-20T12:00:00Z')

function filtered(line: Line, choice: Partial<Choice>, moment = NOON): FilterResult {
  return filterLine(line, { ...NO_CHOICE, ...choice }, moment, 'Australia/Sydney')
}

describe('filterLine', () => {
  it.each<[string, Line, Partial<Choice>, FilterResult]>([
    ['everything where nothing is chosen', SILENT, {}, 'shown'],
    ['a need that is not its first', OFFICE, { need: 'legal' }, 'shown'],
    ['another need', OFFICE, { need: 'crisis' }, 'hidden'],
    ['its state', OFFICE, { state: 'nsw' }, 'shown'],
    ['another state', OFFICE, { state: 'vic' }, 'hidden'],
    ['one of its states', SILENT, { state: 'tas' }, 'shown'],
    ['any state for a national line', NATIONAL, { state: 'nt' }, 'shown'],
    ['its language', OFFICE, { language: 'cmn' }, 'shown'],
    ['another language', OFFICE, { language: 'yue' }, 'hidden'],
    ['a language of a line without any', SILENT, { language: 'cmn' }, 'hidden'],
    ['an interpreter', NATIONAL, { language: 'interpreter' }, 'shown'],
    ['an interpreter it does not have', OFFICE, { language: 'interpreter' }, 'hidden'],
    ['open now', OFFICE, { open: true }, 'shown'],
    ['open now, hours unknown', SILENT, { open: true }, 'hours-unknown'],
    ['open now, hours unknown, another need', SILENT, { need: 'legal', open: true }, 'hidden'],
    ['everything at once', OFFICE, { need: 'housing', state: 'nsw', language: 'cmn', open: true }, 'shown']
  ])('%s', (_what, line, choice, result) => {
    expect(filtered(line, choice)).toBe(result)
  })

  it('hides what is closed', () => {
    expect(filtered(OFFICE, { open: true }, NIGHT)).toBe('hidden')
    expect(filtered(NATIONAL, { open: true }, NIGHT)).toBe('shown')
  })

  it('takes the clock of the state chosen for lines that keep local time', () => {
    const local: Line = { ...OFFICE, states: ['national'], hours: hours('local') }
    // 8:30 in Perth.
    const early = new Date('2026-11-20T00:30:00Z')
    expect(filtered(local, { open: true }, early)).toBe('shown')
    expect(filtered(local, { open: true, state: 'wa' }, early)).toBe('hidden')
  })
})

describe('the address', () => {
  const known = { need: ['housing', 'food'], state: ['nsw'], language: ['cmn'] }

  it('carries choices there and back, and keeps what else it says', () => {
    const choice: Choice = { need: 'housing', state: 'nsw', language: 'cmn', open: true }
    const query = queryOf(choice, '?from=mail')
    expect(query).toBe('?from=mail&need=housing&state=nsw&language=cmn&open=now')
    expect(choiceOf(query, known)).toEqual(choice)
    expect(queryOf(NO_CHOICE, query)).toBe('?from=mail')
    expect(queryOf(NO_CHOICE, '')).toBe('')
  })

  it('leaves out what it does not know', () => {
    const choice = choiceOf('?need=<b>&state=mars&language=&open=later', known)
    expect(choice).toEqual(NO_CHOICE)
    expect(isEmpty(choice)).toBe(true)
  })
})
