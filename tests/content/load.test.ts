import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DataError, loadData } from '../../rules/data/load.ts'
import { append, lineOf, makeSite, removeSites, swap, type Changes } from './site.ts'

const FIGURES = 'data/figures/jobseeker.yaml'
const SERVICES = 'data/services.yaml'
const DATES = 'data/dates.yaml'

function messageFor(changes: Changes): string {
  try {
    loadData(join(makeSite(changes), 'data'))
  } catch (error) {
    if (error instanceof DataError) return error.message
    throw error
  }
  return ''
}

/** What is broken, the line of the problem, and part of its message. */
const BROKEN: [what: string, file: string, changes: Changes[string], on: string, says: string][] = [
  ['an unknown source', FIGURES, swap('source: dss-list', 'source: dss-lost'), 'dss-lost', 'unknown source “dss-lost”'],
  [
    'a missing source',
    FIGURES,
    swap('      source: sa-jobseeker\n', ''),
    "- from: '2024-01-01'",
    '“source” is missing'
  ],
  [
    'an unknown source of a service',
    SERVICES,
    swap('source: sa-jobseeker', 'source: lost'),
    'source: lost',
    'unknown source “lost”'
  ],
  ['an unknown source of a date', DATES, swap('sa-jobseeker', 'lost'), 'lost', 'unknown source “lost”'],
  [
    'two values for one day',
    FIGURES,
    swap("'2026-09-20'", "'2025-09-20'"),
    'value: 82490',
    'two values for 2025-09-20'
  ],
  ['values out of order', FIGURES, swap("'2026-09-20'", "'2024-09-20'"), 'values:', 'in order of date'],
  ['a day that does not exist', DATES, swap('2025-11-01', '2025-11-31'), '2025-11-31', 'this day does not exist'],
  ['text for a day', DATES, swap("'2025-11-01'", 'soon'), 'soon', 'a date is written YYYY-MM-DD'],
  ['an unknown key', DATES, swap('status:', 'state: x\n  status:'), 'state: x', 'unknown key “state”'],
  [
    'a line moved to the left',
    SERVICES,
    swap('  phone:', ' phone:'),
    " phone: '13 11 14'",
    'does not begin in the column'
  ],
  ['a line moved to the right', SERVICES, swap('  phone:', '   phone:'), '   phone:', 'does not begin in the column'],
  ['a tab', SERVICES, swap('  phone:', '\tphone:'), '\tphone:', 'begins with a tab'],
  [
    'a key twice',
    SERVICES,
    swap('  phone:', '  cost: free\n  cost: free\n  phone:'),
    'cost: free\n  phone:',
    'stands twice'
  ],
  [
    'a colon in braces',
    SERVICES,
    swap('en: Crisis support', 'en: Crisis: support'),
    'en: Crisis: support',
    'a colon stands inside text'
  ],
  [
    'a colon in text',
    SERVICES,
    swap('  phone:', '  cost: free: always\n  phone:'),
    'free: always',
    'a colon stands inside text'
  ],
  ['an apostrophe in quotes', DATES, swap('en: The start', "en: 'The day's start'"), "'The day", 'a sign stands where'],
  [
    'a quotation mark left open',
    'data/claims.yaml',
    swap('answer: { en: It does not, zh: 并非如此 }', "answer: 'It"),
    'the end of the file',
    'quotation mark is opened'
  ],
  ['a bracket left open', SERVICES, swap('needs: [crisis]', 'needs: [crisis'), 'states:', 'a bracket is opened'],
  ['a line without a colon', DATES, swap('  status:', '  soon\n  status:'), 'soon', 'a line has no colon'],
  ['text that begins with a star', DATES, swap('en: The start', 'en: *start'), '*start', 'begins with a sign'],
  ['text that begins with an at', DATES, swap('en: The start', 'en: @start'), '@start', 'begins with a sign'],
  ['two parts', DATES, append('---\n- id: a'), '---', 'a line --- stands'],
  ['a file that is no list', SERVICES, 'lifeline: {}\n', 'lifeline', 'not a list'],
  ['typed text where cents belong', FIGURES, swap('79360', '$793.60'), '$793.60', '“value” must be a number'],
  [
    'a number where text belongs',
    SERVICES,
    swap("phone: '13 11 14'", 'phone: 000'),
    'phone: 000',
    '“phone” must be text'
  ],
  [
    'words in one language',
    DATES,
    swap('{ en: The start, zh: 开始 }', 'The start'),
    'label',
    '“label” must be a group of keys'
  ],
  ['a key without a value', DATES, swap('source: sa-jobseeker', 'source:'), 'source:', '“source” is empty'],
  ['no address', 'data/sources.yaml', swap('https://paper', 'paper'), 'paper.example', '“url” is not an address'],
  ['dollars where cents belong', FIGURES, swap('79360', '793.60'), '793.60', 'whole number'],
  ['a phone number with words', SERVICES, swap("'13 11 14'", "'13 HELP'"), '13 HELP', 'a number is digits and spaces'],
  [
    'odd opening hours',
    SERVICES,
    swap('{ always: true }', "{ zone: local, periods: [{ days: [mon], from: '9am', to: '17:00' }] }"),
    'zone',
    'HH:MM'
  ],
  ...(
    [
      ['18:00', '02:00'],
      ['18:00', '00:00'],
      ['09:00', '09:00']
    ] as const
  ).map(([from, to]): (typeof BROKEN)[number] => [
    `hours from ${from} to ${to}`,
    SERVICES,
    swap('{ always: true }', `{ zone: local, periods: [{ days: [mon], from: '${from}', to: '${to}' }] }`),
    'zone',
    `“lifeline” closes at ${to}, which is not after it opens at ${from} - where it stays open past midnight, write two periods`
  ]),
  [
    'a duplicate id',
    FIGURES,
    swap('id: doubtful.rate', 'id: claim.days'),
    "- id: claim.days\n  label: { en: 'A doubtful",
    `stands in ${FIGURES}:10 too`
  ],
  [
    'a claim about an unknown figure',
    'data/claims.yaml',
    swap('[jobseeker.rate.single]', '[jobseeker.rate.lost]'),
    'rate.lost',
    'unknown figure “jobseeker.rate.lost”'
  ],
  [
    'a change on a day on which its figure did not change',
    'data/changes.yaml',
    swap("date: '2026-09-20'", "date: '2026-09-21'"),
    'figures: [jobseeker.rate.single]',
    'has no value from 2026-09-21'
  ],
  [
    'a change on another day than its date',
    'data/changes.yaml',
    swap('figures: [jobseeker.rate.single]', 'dates: [iea.start]'),
    'dates: [iea.start]',
    'is not on 2026-09-20'
  ],
  [
    'a change that rests on nothing',
    'data/changes.yaml',
    swap('  figures: [jobseeker.rate.single]\n', ''),
    'id: rates-went-up',
    'name at least one'
  ],
  [
    'a verified amount from a copy',
    FIGURES,
    swap('status: corroborated', 'status: verified'),
    'value: 82490',
    'is called verified'
  ],
  ['an amount with a digit too few', FIGURES, swap('82490', '8249'), 'value: 8249', 'goes from 79360 to 8249 cents'],
  [
    'a day beside the indexation day',
    FIGURES,
    swap('2026-09-20', '2026-09-21'),
    '2026-09-21',
    'not the indexation day, which is 2026-09-20'
  ],
  [
    'a day before the indexation day',
    FIGURES,
    swap('2026-09-20', '2026-09-19'),
    '2026-09-19',
    'not the indexation day, which is 2026-09-20'
  ],
  [
    'a number to call that is not there',
    'data/contacts.yaml',
    swap('services: [lifeline]', 'services: [lifelines]'),
    'lifelines',
    '“lifelines” is unknown or has no phone'
  ],
  [
    'two first numbers of every page',
    'data/contacts.yaml',
    swap('every_page: crisis', 'every_page: danger'),
    '',
    '2 groups have every_page: danger'
  ],
  ['a missing file', 'data/claims.yaml', null, '', 'the file is missing']
]

afterAll(removeSites)

describe('loadData', () => {
  it('reads every kind of record, by id', () => {
    const data = loadData(join(makeSite(), 'data'))
    expect([...data.figures.keys()]).toEqual(['jobseeker.rate.single', 'claim.days', 'doubtful.rate'])
    expect(data.services.get('lifeline')?.phone).toBe('13 11 14')
    expect(data.terms.get('job-plan')?.zh).toBe('求职计划')
    expect(data.sources.get('dss-list')?.kind).toBe('copy')
    expect(data.dates.get('iea.start')?.date).toBe('2025-11-01')
    expect(data.claims.get('wrong-rate')?.verdict).toBe('wrong')
    expect(data.changes.get('rates-went-up')?.pages).toEqual(['/guide'])
  })

  it.each(BROKEN)('refuses %s', (_what, file, change, on, says) => {
    const changes = { [file]: change }
    const message = messageFor(changes)
    expect(message).toContain(says)
    const lines = message.split('\n').filter(line => line.includes(says))
    expect(message).not.toMatch(/\.ts\b|Expected|enum|literal|implicit|mapping|Unexpected/)
    expect(lines.join('\n')).toMatch(new RegExp(`^${file}:${lineOf(file, on, changes)}:\\d+ .+ - .+`, 'm'))
  })

  it.each(["'13 11'", "'13 11 1'", "'1800 737 73'", "'1300 12 34'", "'02 995 3952'", "'00'", "'0477 131 1144'"])(
    'refuses the phone number %s',
    number => {
      expect(messageFor({ [SERVICES]: swap("'13 11 14'", number) })).toContain('count them')
    }
  )

  it.each([
    "'000'",
    "'106'",
    "'131 450'",
    "'1800 65 64 63'",
    "'180 22 66'",
    "'02 9955 3952'",
    "'0477 13 11 14'",
    "'+61 3 6222 3455'"
  ])('accepts the phone number %s', number => {
    expect(messageFor({ [SERVICES]: swap("'13 11 14'", number) })).toBe('')
  })

  it('accepts a large change or an odd day with a note', () => {
    const change = swap(
      "from: '2026-09-20', value: 82490",
      "from: '2026-09-21', value: 182490, note: { en: A rise, zh: 上调 }"
    )
    expect(messageFor({ [FIGURES]: change, 'data/changes.yaml': '[]' })).toBe('')
  })

  it('accepts a line open past midnight as two periods', () => {
    const evening = "{ days: [fri], from: '18:00', to: '24:00' }"
    const night = "{ days: [sat], from: '00:00', to: '02:00' }"
    const change = swap('{ always: true }', `{ zone: local, periods: [${evening}, ${night}] }`)
    expect(messageFor({ [SERVICES]: change })).toBe('')
  })

  it('reports one problem for one mistake', () => {
    expect(messageFor({ [SERVICES]: swap('  phone:', ' phone:') }).split('\n')).toHaveLength(1)
  })

  it('refuses an id used in two files', () => {
    const twice = `- id: claim.days
  label: { en: 'Days', zh: 天数 }
  unit: days
  calendar: none
  values: [{ from: '2024-01-01', value: 1, source: paper, status: verified }]
`
    expect(messageFor({ 'data/figures/work/claim.yaml': twice })).toContain(
      `data/figures/work/claim.yaml:1:3 the id “claim.days” stands in ${FIGURES}:10 too`
    )
  })

  it('reports all problems at once', () => {
    const message = messageFor({ [DATES]: swap('sa-jobseeker', 'lost'), [SERVICES]: append('- id: X') })
    expect(message).toContain(`${DATES}:4`)
    expect(message).toContain('an id is lower-case words')
    expect(message).toContain('“name” is missing')
  })
})
