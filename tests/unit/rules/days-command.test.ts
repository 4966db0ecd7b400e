/** The rules about days on the command line, in any time zone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { rulesCommand } from '../../support/rules-command.ts'
import { WITH_DAYS } from '../../../scripts/lib/rules-with-days.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const EXAMPLES = Object.keys(WITH_DAYS)

function example(name: string): string {
  return readFileSync(join(ROOT, 'docs', 'examples', `${name}.json`), 'utf8')
}

describe('the command line', () => {
  it.each(Object.keys(WITH_DAYS))('prints the JSON Schema of %s', name => {
    const { status, text } = rulesCommand([name, '--schema'], () => '')
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ type: 'object', description: expect.any(String) })
  })

  it.each([
    ['first-payday', { payment: 'jobseeker', startsOn: '2027-01-23' }],
    ['final-pay', { atNotice: { months: 60, days: 0 }, annualLeave: { amount: 300000 } }],
    ['notice-to-leave', { answer: 'too-short', earliest: '2027-02-18' }]
  ])('answers the example of %s', (name, expected) => {
    const { status, text } = rulesCommand([name, '--on', '2026-11-23'], () => example(name))
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject(expected)
  })

  const documented = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8')
  const rows = documented.matchAll(
    /`npm run -s rules -- (\S+) --on (\S+) < docs\/examples\/(\S+)\.json`\s*\| `([^`]+)`/g
  )
  const commands = [...rows].map(([, name = '', on = '', file = '', line = '']) => ({ name, on, file, line }))

  it('is documented with an example of each rule with days', () => {
    expect(commands.map(({ name }) => name).sort()).toEqual(EXAMPLES.toSorted())
  })

  it.each(commands)('answers the documented example of $name', ({ name, on, file, line }) => {
    const { status, text } = rulesCommand([name, '--on', on], () => example(file))
    expect(status).toBe(0)
    expect(text).toContain(line)
  })

  it('says which field of a situation is wrong', () => {
    const { status, text } = rulesCommand(
      ['deadlines'],
      () => '{ "events": [{ "event": "fired", "on": "2026-13-01" }] }'
    )
    expect(status).toBe(2)
    expect(text).toContain('events[0].event: is the text "fired", not one of its answers.')
    expect(text).toContain('events[0].on: ')
  })
})

describe('days are days of the calendar', () => {
  it.each(EXAMPLES)(
    'the answer to %s is the same in Perth, in Sydney across a change of clocks, and in Honolulu',
    name => {
      const answers = ['Australia/Perth', 'Australia/Sydney', 'Pacific/Honolulu'].map(zone => {
        vi.stubEnv('TZ', zone)
        const offset = new Date('2026-12-04T00:00:00').getTimezoneOffset()
        return { offset, text: rulesCommand([name, '--on', '2026-11-23'], () => example(name)).text }
      })
      // The zone was in fact changed.
      expect(answers.map(({ offset }) => offset)).toEqual([-480, -660, 600])
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    }
  )

  it('a notice across the change of clocks in Sydney does not lose a day either', () => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    const given = { state: 'nsw', agreement: 'fixed-term-short', reason: 'to-sell', givenOn: '2027-03-01' }
    const input = JSON.stringify({ ...given, outBy: '2027-04-30' })
    const { text } = rulesCommand(['notice-to-leave', '--on', '2026-11-23'], () => input)
    expect(JSON.parse(text)).toMatchObject({ answer: 'long-enough', earliest: '2027-04-30', days: 60 })
  })
})
