import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  isNothing,
  NOTHING_CHOSEN,
  queryOf,
  sift,
  type Choice,
  type Line,
  type Verdict
} from '../../../../components/filters/sift.ts'

const OFFICE: Line = {
  needs: ['housing', 'legal'],
  states: ['nsw'],
  languages: ['cmn'],
  hours: { zone: 'Australia/Sydney', periods: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }] }
}
const NATIONAL: Line = { needs: ['crisis'], states: ['national'], interpreter: true, hours: { always: true } }
const SILENT: Line = { needs: ['housing'], states: ['vic', 'tas'] }

/** Friday noon in Sydney. */
const NOON = new Date('2026-11-20T01:00:00Z')
const NIGHT = new Date('2026-11-20T12:00:00Z')

function sifted(line: Line, choice: Partial<Choice>, moment = NOON): Verdict {
  return sift(line, { ...NOTHING_CHOSEN, ...choice }, moment, 'Australia/Sydney')
}

describe('sift', () => {
  it.each<[string, Line, Partial<Choice>, Verdict]>([
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
  ])('%s', (_what, line, choice, verdict) => {
    expect(sifted(line, choice)).toBe(verdict)
  })

  it('hides what is closed', () => {
    expect(sifted(OFFICE, { open: true }, NIGHT)).toBe('hidden')
    expect(sifted(NATIONAL, { open: true }, NIGHT)).toBe('shown')
  })

  it('takes the clock of the state chosen for lines that keep local time', () => {
    const local: Line = { ...OFFICE, states: ['national'], hours: { zone: 'local', periods: [{ days: ['fri'], from: '09:00', to: '17:00' }] } }
    // 8:30 in Perth.
    const early = new Date('2026-11-20T00:30:00Z')
    expect(sifted(local, { open: true }, early)).toBe('shown')
    expect(sifted(local, { open: true, state: 'wa' }, early)).toBe('hidden')
  })
})

describe('the address', () => {
  const known = { need: ['housing', 'food'], state: ['nsw'], language: ['cmn'] }

  it('carries choices there and back, and keeps what else it says', () => {
    const choice: Choice = { need: 'housing', state: 'nsw', language: 'cmn', open: true }
    const query = queryOf(choice, '?from=mail')
    expect(query).toBe('?from=mail&need=housing&state=nsw&language=cmn&open=now')
    expect(choiceOf(query, known)).toEqual(choice)
    expect(queryOf(NOTHING_CHOSEN, query)).toBe('?from=mail')
    expect(queryOf(NOTHING_CHOSEN, '')).toBe('')
  })

  it('leaves out what it does not know', () => {
    const choice = choiceOf('?need=<b>&state=mars&language=&open=later', known)
    expect(choice).toEqual(NOTHING_CHOSEN)
    expect(isNothing(choice)).toBe(true)
  })
})
