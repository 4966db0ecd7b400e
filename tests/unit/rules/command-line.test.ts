/** `npm run rules`: JSON in, JSON out, and exit status 2 where the input is wrong. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rulesCommand } from '../../../scripts/lib/rules-command.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

function rules(args: string[], input = '') {
  return rulesCommand(args, () => input)
}

/** The command as a process. */
function spawned(args: string[], input: string) {
  const child = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/rules.ts', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8'
  })
  return { status: child.status, out: child.stdout, err: child.stderr }
}

describe('the command line', () => {
  it('reads standard input, prints the result and says by its status whether the input was right', () => {
    const right = spawned(['jobseeker', '--on', '2026-09-20'], '{ "age": 30 }')
    expect(right.status).toBe(0)
    expect(JSON.parse(right.out)).toMatchObject({ id: 'jobseeker-payment', amount: 83370 })
    const wrong = spawned(['jobseeker', '--on', '2026-09-20'], '{ "age": "30" }')
    expect(wrong).toMatchObject({ status: 2, out: '' })
    expect(wrong.err).toMatch(/^age: /)
  })

  it('gives the result of a situation', () => {
    const { status, text } = rules(['jobseeker', '--on', '2026-09-20'], '{ "age": 30 }')
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ id: 'jobseeker-payment', on: '2026-09-20', amount: 83370 })
  })

  it('prints the JSON Schema of a situation', () => {
    const { status, text } = rules(['liquid-assets', '--schema'])
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ type: 'object', required: ['liquidAssets'] })
  })

  it('calculates with unconfirmed figures only where asked to, and says so', () => {
    const input = '{ "age": 30, "children": 1, "principalCarer": true, "principalCarerExempt": true }'
    const refused = rules(['jobseeker', '--on', '2023-09-20'], input)
    expect(refused.status).toBe(2)
    expect(refused.text).toMatch(/^--on: .*jobseeker\.rate\.principal-carer-exempt.*single-source/)
    const { text } = rules(['jobseeker', '--on', '2023-09-20', '--unconfirmed'], input)
    expect(text).toContain('figures-not-confirmed')
  })

  it('explains itself, and takes today where no day is given', () => {
    expect(rules(['--help']).text).toContain('--schema')
    expect(
      JSON.parse(
        rules(['income-maintenance'], '{ "payments": [{ "kind": "annual-leave", "amount": 1, "days": 1 }] }').text
      ).amount
    ).toBe(1)
  })

  it.each([
    [
      'a wrong field',
      ['jobseeker', '--on', '2026-09-20'],
      '{ "age": 30, "income": { "employment": 1.5 } }',
      /^income\.employment: .*whole cents/i
    ],
    [
      'pay of $1.7 million an hour',
      ['wage-subsidy', '--on', '2026-09-20'],
      '{ "program": "restart", "hoursAWeek": 59, "leaveLoading": 9999, "pay": { "basis": "hourly", "hourly": 170000001 } }',
      /^pay\.hourly: .*less than or equal to 1000000.*Pay an hour.*from 0 to 1000000/
    ],
    ['no JSON', ['jobseeker', '--on', '2026-09-20'], '{ "age": ', /^standard input: takes a situation as JSON/],
    ['a day without figures', ['jobseeker', '--on', '2020-01-01'], '{ "age": 30 }', /^--on: No value of jobseeker/],
    [
      'a day that does not exist',
      ['jobseeker', '--on', '2026-02-30'],
      '{ "age": 30 }',
      /^--on: takes a day that exists/
    ],
    ['an unknown calculator', ['age-pension'], '{}', /^age-pension: takes one of jobseeker/],
    ['an unknown option', ['jobseeker', '--when', '2026-09-20'], '{}', /--when/]
  ])('exits with 2 for %s, saying what it takes', (_, args, input, message) => {
    const { status, text } = rules(args, input)
    expect(status).toBe(2)
    expect(text).toMatch(message)
  })
})
