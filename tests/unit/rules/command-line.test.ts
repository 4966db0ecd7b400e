/** `npm run rules`: JSON in, JSON out, and exit status 2 where the input is wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.ts'
import { rulesCommand } from '../../support/rules-command.ts'

const ON = ['jobseeker', '--on', '2026-09-20']
const HOW = 'npm run -s rules -- --help says how it is called.'

function rules(args: string[], input: string | Uint8Array = '') {
  return rulesCommand(args, () => input)
}

describe('the command line', () => {
  it('gives the result of a situation', () => {
    const { status, text } = rules(['jobseeker', '--on', '2026-09-20'], '{ "age": 30 }')
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ id: 'jobseeker-payment', on: '2026-09-20', amount: 83370 })
  })

  it('takes the day of the site where none is given', () => {
    vi.stubEnv('FOOTHOLD_AS_AT', '2026-07-02')
    expect(JSON.parse(rules(['jobseeker'], '{ "age": 30 }').text)).toMatchObject({ on: '2026-07-02' })
  })

  it('gives every payment of a household', () => {
    const { status, text } = rules(['household', '--on', '2026-11-22'], '{ "age": 31, "partner": "none" }')
    expect(status).toBe(0)
    expect(JSON.parse(text)).toMatchObject({
      on: '2026-11-22',
      people: [
        { who: 'you', outcomes: expect.arrayContaining([expect.objectContaining({ id: 'jobseeker', state: 'may' })]) }
      ],
      total: { amount: 0, parts: [] }
    })
  })

  it.each([
    ['{ "partner": { "age": "x" } }', 'partner.age: is the text "x", not a number. '],
    ['{ "partner": { "work": { "pay": 1 } } }', 'partner.work.pay: there is no such field. One of: status, '],
    ['{ "partner": "yes" }', 'partner: is the text "yes", not one of its answers. '],
    ['{ "partner": [] }', 'partner: is a list, not one of its answers. ']
  ])('names the field of a household that is wrong: %s', (input, message) => {
    const { status, text } = rules(['household', '--on', '2026-11-22'], input)
    expect(status).toBe(2)
    expect(text.startsWith(message)).toBe(true)
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

  it('takes today where no day is given', () => {
    const { text } = rules(
      ['income-maintenance'],
      '{ "payments": [{ "kind": "annual-leave", "amount": 1, "days": 1 }] }'
    )
    expect(JSON.parse(text)).toMatchObject({ amount: 1 })
  })

  it('has no answer for a day without figures', () => {
    const { status, text } = rules(['jobseeker', '--on', '2020-01-01'], '{ "age": 30 }')
    expect(status).toBe(2)
    expect(text).toMatch(/^--on: No value of jobseeker/)
  })

  it.each(['jobseeker', 'household', 'first-payday', 'final-pay'])(
    'a day for which %s lacks the new rates says since when they are due, and where they are published',
    name => {
      const situations: Record<string, string> = {
        jobseeker: '{ "age": 30 }',
        household: '{ "age": 31, "partner": "none" }'
      }
      const input = situations[name] ?? readFileSync(join(ROOT, 'docs', 'examples', `${name}.json`), 'utf8')
      const { status, text } = rules([name, '--on', '2032-01-01'], input)
      expect(status).toBe(2)
      expect(text).toMatch(
        /^--on: No value of \S+ is held for .*; a new one was due on 20\d\d-\d\d-\d\d and is not in yet; .* See https:\/\/\S+$/
      )
    }
  )
})

describe('arguments', () => {
  afterEach(() => vi.unstubAllEnvs())

  const noOption = 'there is no such option; there are --on, --schema, --unconfirmed, --help'
  const calculators = 'takes one of jobseeker, youth-allowance, '

  it.each([
    [['jobseeker', '--on', '2026-09-20', '--on', '2026-09-20'], '--on: is given twice'],
    [['jobseeker', '--on=2026-09-20', '--on=2025-09-20'], '--on: is given twice'],
    [['jobseeker', '--schema', '--schema'], '--schema: is given twice'],
    [['jobseeker', '--unconfirmed', '--unconfirmed'], '--unconfirmed: is given twice'],
    [['jobseeker', '--on'], '--on: takes a day, written YYYY-MM-DD'],
    [['jobseeker', '--schema=yes'], '--schema: takes no value'],
    [['jobseeker', '--when', '2026-09-20'], `--when: ${noOption}`],
    [['jobseeker', '--constructor'], `--constructor: ${noOption}`],
    [['jobseeker', '-o'], `-o: ${noOption}`],
    [[], `calculator: is missing; ${calculators}`],
    [['constructor'], `constructor: ${calculators}`],
    [['\u001b[2J'], `\\u{1b}[2J: ${calculators}`],
    [['jobseeker', '2026-09-20'], '2026-09-20: takes nothing after the calculator but options']
  ])('%j are refused, with the way to help', (args, message) => {
    // Input is not waited for.
    const readInput = vi.fn(() => '{}')
    const { status, text } = rulesCommand(args, readInput)
    expect(status).toBe(2)
    const [first, ...rest] = text.split('\n')
    expect(first?.startsWith(message)).toBe(true)
    expect(rest).toEqual([HOW])
    expect(readInput).not.toHaveBeenCalled()
  })

  it.each([
    ['', 'nothing'],
    ['--schema', '--schema'],
    ['2026-9-20', '2026-9-20'],
    ['x'.repeat(1_000_000), `${'x'.repeat(60)}…`]
  ])('an invalid day is quoted, shortened', (on, got) => {
    expect(rules(['jobseeker', '--on', on]).text).toBe(`--on: takes a day that exists, written YYYY-MM-DD; got ${got}`)
  })

  it('help is given whatever else is wrong, and says what each exit status means', () => {
    const { status, text } = rules(['--nonsense', '--help', '--help'])
    expect(status).toBe(0)
    expect(text).toContain('--schema')
    expect(text).toMatch(/Exits with 0 .* with 2 .*\nwith 1 /)
  })

  // `npm run rules jobseeker --schema`
  it('an option that npm kept to itself is missed', () => {
    vi.stubEnv('npm_config_schema', 'true')
    expect(rules(['jobseeker'], '{ "age": 30 }')).toEqual({
      status: 2,
      text: `--schema: comes before the two dashes, so npm kept it\n${HOW}`
    })
  })
})

describe('input', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const swapped = (text: string) => utf16(text).swap16()
  const latin1 = Buffer.from('{\n"age": 30,\n"caf\u00e9": 1 }', 'latin1')
  const empty = 'is empty; takes a situation as JSON, and --schema prints its shape'
  const wide = 'is written in UTF-16; takes UTF-8'

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', empty],
    ['spaces', ' \r\n\t', empty],
    ['a byte order mark', '\uFEFF', empty],
    ['UTF-16 with its mark', utf16('\uFEFF{ "age": 30 }'), wide],
    ['UTF-16 without it', utf16('{ "age": 30 }'), wide],
    ['UTF-16 the other way round with its mark', swapped('\uFEFF{ "age": 30 }'), wide],
    ['UTF-16 the other way round', swapped('{ "age": 30 }'), wide],
    ['Latin-1', latin1, 'takes UTF-8; line 3 is written in something else'],
    ['a character cut off', Buffer.from('{ "立').subarray(0, -1), 'takes UTF-8; line 1 is written in something else'],
    [
      'a mark and a fault',
      '\uFEFF{ age }',
      'takes a situation as JSON; line 1, column 3: takes a name or a value here, not age'
    ]
  ])('of %s has a message of its own', (_, input, message) => {
    expect(rules(ON, input)).toEqual({ status: 2, text: `standard input: ${message}` })
  })

  it('may have characters of any language', () => {
    expect(rules(ON, '{ "age": 30, "立足": 1 }').text).toMatch(/^立足: there is no such field/)
  })
})

describe('a fault of ours', () => {
  const tooLarge = 'an amount cannot be held exactly'

  it.each([
    [new RangeError(`${tooLarge}\n    at exact (money.ts:1:1)`), tooLarge],
    ['a text', 'a text']
  ])('is one line, with exit status 1 and where to tell us', (error, said) => {
    const { status, text } = rulesCommand(ON, () => {
      throw error
    })
    expect(status).toBe(1)
    expect(text).toMatch(new RegExp(`^rules: ${said}\\. The fault is ours; please tell us at https://\\S+/issues$`))
  })
})
