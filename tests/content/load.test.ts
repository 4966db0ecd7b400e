import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DataError, loadData } from '../../rules/data/load.ts'
import { append, lineOf, makeSite, removeSites, swap, type Changes } from './site.ts'

const FIGURES = 'data/figures/jobseeker.yaml'
const SERVICES = 'data/services.yaml'
const DATES = 'data/dates.yaml'
const CLAIMS = 'data/claims.yaml'
const CHANGES = 'data/changes.yaml'
const QUESTIONS = 'data/questions/guide.yaml'

function messageFor(changes: Changes): string {
  try {
    loadData(join(makeSite(changes), 'data'))
  } catch (error) {
    if (error instanceof DataError) return error.message
    throw error
  }
  return ''
}

const ALWAYS = '{ always: true }'
const openFrom = (from: string, to: string) =>
  `{ zone: local, periods: [{ days: [mon], from: '${from}', to: '${to}' }] }`
const notAfter = (from: string, to: string) =>
  `closes at ${to}, which is not after it opens at ${from} - where it stays open past midnight, write two periods`

type Mistake = [what: string, from: string, to: string, says: string, on?: string]

/** For each file: the text to replace, its replacement, part of the message, and text on the line of the problem. */
const BROKEN: Record<string, Mistake[]> = {
  [FIGURES]: [
    ['an unknown source', 'source: dss-list', 'source: dss-lost', 'unknown source “dss-lost”'],
    ['a missing source', '      source: sa-jobseeker\n', '', '“source” is missing', "- from: '2024-01-01'"],
    ['two values for one day', "'2026-09-20'", "'2025-09-20'", 'two values for 2025-09-20', 'value: 82490'],
    ['values out of order', "'2026-09-20'", "'2024-09-20'", 'in order of date', 'values:'],
    ['typed text where cents belong', '79360', '$793.60', '“value” must be a number'],
    ['dollars where cents belong', '79360', '793.60', 'whole number'],
    [
      'a duplicate id',
      'id: doubtful.rate',
      'id: claim.days',
      `in ${FIGURES}:10 too`,
      "- id: claim.days\n  label: { en: 'A d"
    ],
    ['a verified amount from a copy', 'corroborated', 'verified', 'is called verified', 'value: 82490'],
    ['an amount with a digit too few', '82490', '8249', 'goes from 79360 to 8249 cents'],
    ['a day after the indexation day', '2026-09-20', '2026-09-21', 'not the indexation day, which is 2026-09-20'],
    ['a day before the indexation day', '2026-09-20', '2026-09-19', 'not the indexation day, which is 2026-09-20']
  ],
  [SERVICES]: [
    ['an unknown source', 'source: sa-jobseeker', 'source: lost', 'unknown source “lost”'],
    ['a line moved to the left', '  phone:', ' phone:', 'does not begin in the column', " phone: '13 11 14'"],
    ['a line moved to the right', '  phone:', '   phone:', 'does not begin in the column'],
    ['a tab', '  phone:', '\tphone:', 'begins with a tab'],
    [
      'a key twice',
      '  phone:',
      '  cost: free\n  cost: free\n  phone:',
      'is in the entry twice',
      'cost: free\n  phone:'
    ],
    ['a colon in braces', 'en: Crisis support', 'en: Crisis: support', 'a colon is inside text'],
    ['a colon in text', '  phone:', '  cost: free: always\n  phone:', 'a colon is inside text'],
    ['a bracket left open', 'needs: [crisis]', 'needs: [crisis', 'a bracket is opened', 'states:'],
    ['a number where text belongs', "phone: '13 11 14'", 'phone: 000', '“phone” must be text'],
    ['a phone number with words', "'13 11 14'", "'13 HELP'", 'a number is digits and spaces'],
    ['odd opening hours', ALWAYS, openFrom('9am', '17:00'), 'HH:MM'],
    ['hours from 18:00 to 02:00', ALWAYS, openFrom('18:00', '02:00'), notAfter('18:00', '02:00')],
    ['hours from 18:00 to 00:00', ALWAYS, openFrom('18:00', '00:00'), notAfter('18:00', '00:00')],
    ['hours from 09:00 to 09:00', ALWAYS, openFrom('09:00', '09:00'), notAfter('09:00', '09:00')]
  ],
  [DATES]: [
    ['an unknown source', 'sa-jobseeker', 'lost', 'unknown source “lost”'],
    ['a day that does not exist', '2025-11-01', '2025-11-31', 'this day does not exist'],
    ['text for a day', "'2025-11-01'", 'soon', 'a date is written YYYY-MM-DD'],
    ['an unknown key', 'status:', 'state: x\n  status:', 'unknown key “state”'],
    ['an apostrophe in quotes', 'en: The start', "en: 'The day's start'", 'a character is where'],
    ['a line without a colon', '  status:', '  soon\n  status:', 'a line has no colon'],
    ['text that begins with a star', 'en: The start', 'en: *start', 'begins with a sign'],
    ['text that begins with an at', 'en: The start', 'en: @start', 'begins with a sign'],
    ['words in one language', '{ en: The start, zh: 开始 }', 'The start', '“label” must be a group of keys'],
    ['a key without a value', 'source: sa-jobseeker', 'source:', '“source” is empty']
  ],
  'data/sources.yaml': [['no address', 'https://paper', 'paper', '“url” is not an address', 'paper.example']],
  [CLAIMS]: [
    [
      'an open quotation mark',
      '{ en: It does not, zh: 并非如此 }',
      "'It",
      'quotation mark is opened',
      'the end of the file'
    ],
    ['an unknown figure', 'rate.single]', 'rate.lost]', 'unknown figure “jobseeker.rate.lost”']
  ],
  [QUESTIONS]: [
    ['an unknown figure', 'rate.single]', 'rate.lost]', '“jobseeker.rate.lost” is not among the figures'],
    ['an unknown service', '[lifeline]', '[old]', '“old” is not among the services'],
    ['an unknown day', '[iea.start]', '[iea.end]', '“iea.end” is not among the dates'],
    ['an unknown statement', '[who-decides]', '[who]', '“who” is not among the statements'],
    ['one language', ', zh: [打给谁]', '', '“zh” is missing', 'ask: { en: [who do i ring]'],
    ['nobody’s words', '[打给谁]', '[]', '“zh” is an empty list'],
    ['no words of the answer', ', zh: [当时是] }', ' }', '“zh” is missing', 'contains: { services'],
    ['a page without a slash', 'page: /about', 'page: about', 'a path begins with /'],
    ['a heading without a name', 'heading: rate', "heading: ''", '“heading” is empty'],
    ['no danger', 'danger: true', 'danger: no', '“danger” can only be true'],
    [
      'a duplicate id',
      'id: guide.call',
      'id: guide.rate',
      `in ${QUESTIONS}:1 too`,
      '- id: guide.rate\n  ask: { en: [who'
    ]
  ],
  [CHANGES]: [
    [
      'a day on which its figure did not change',
      "date: '2026-09-20'",
      "date: '2026-09-21'",
      'has no value from 2026-09-21',
      'figures: [jobseeker.rate.single]'
    ],
    ['another day than its date', 'figures: [jobseeker.rate.single]', 'dates: [iea.start]', 'is not on 2026-09-20'],
    [
      'a change that rests on nothing',
      '  figures: [jobseeker.rate.single]\n',
      '',
      'name at least one',
      'id: rates-went-up'
    ]
  ],
  'data/time-limits.yaml': [
    ['an unknown figure', 'length: claim.days', 'length: claim.lost', 'unknown figure “claim.lost”'],
    ['a length in money', 'length: claim.days', 'length: jobseeker.rate.single', 'is in money, no length of time'],
    ['an unknown service', 'service: lifeline', 'service: lost', 'the service “lost” is unknown or was never checked'],
    [
      'a service nobody checked',
      'service: lifeline',
      'service: old-line',
      '“old-line” is unknown or was never checked'
    ],
    ['an unknown source', '[sa-jobseeker]', '[lost]', 'unknown source “lost”'],
    [
      'two lengths',
      'length: claim.days',
      "length: claim.days\n  annual: '06-30'",
      'it has two lengths',
      'id: claim-lodged'
    ],
    ['an unknown date', 'length: claim.days', 'date: lost', 'unknown date “lost”'],
    [
      'an unknown day to hold from',
      'length: claim.days',
      'length: claim.days\n  since: lost',
      'unknown date “lost”',
      'since: lost'
    ]
  ],
  'data/notice-to-leave.yaml': [
    ['an unknown figure', 'length: claim.days', 'length: claim.lost', 'unknown figure “claim.lost”']
  ],
  'data/figure-families.yaml': [
    ['an unknown figure', '[doubtful.rate]', '[lost.rate]', 'unknown figure “lost.rate”'],
    ['a row of another length', '[doubtful.rate]', '[doubtful.rate, null]', '2 figures in a table of 1 columns'],
    [
      'a figure of two families',
      '[doubtful.rate]',
      `[doubtful.rate]
- id: again
  name: { en: Again, zh: 又一次 }
  by: { en: Household, zh: 家庭 }
  columns: [{ en: Amount, zh: 金额 }]
  rows:
    - { name: { en: Single, zh: 单身 }, figures: [claim.days] }
    - { name: { en: Other, zh: 其他 }, figures: [doubtful.rate] }`,
      '“doubtful.rate” is in the family “again” too',
      'figures: [doubtful.rate]'
    ]
  ],
  'data/renters-help.yaml': [
    ['an unknown day', 'reason_needed: iea.start', 'reason_needed: lost', 'unknown date “lost”'],
    ['an unknown service', 'service: lifeline', 'service: lost', 'the service “lost” is unknown or was never checked']
  ],
  'data/payment-stopped.yaml': [
    ['an unknown time limit', 'limit: claim-lodged', 'limit: lost', 'unknown time limit “lost”'],
    ['an unknown source', '[sa-jobseeker]', '[lost]', 'unknown source “lost”']
  ],
  'data/public-holidays.yaml': [['an unknown source', 'sa-jobseeker', 'lost', 'unknown source “lost”']],
  'data/reporting-days.yaml': [['an unknown source', 'sa-jobseeker', 'lost', 'unknown source “lost”']],
  'data/contacts.yaml': [
    ['a number that is not there', '[lifeline]', '[lifelines]', '“lifelines” is unknown or has no phone'],
    [
      'two first numbers of every page',
      'every_page: crisis',
      'every_page: danger',
      '2 groups have every_page: danger',
      ''
    ]
  ]
}

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
    expect(data.questions.get('about.law')?.ask.en).toEqual(['who are you', 'can i trust this'])
    expect(data.changes.get('rates-went-up')?.pages).toEqual(['/guide'])
  })

  /** The message names the line, says how to fix it, and uses no word of a parser. */
  function expectRefusal(file: string, change: Changes[string], says: string, on: string): void {
    const changes = { [file]: change }
    const message = messageFor(changes)
    const lines = message.split('\n').filter(line => line.includes(says))
    expect(lines.join('\n'), message).toMatch(new RegExp(`^${file}:${lineOf(file, on, changes)}:\\d+ .+ - .+`, 'm'))
    expect(message).not.toMatch(/\.ts\b|Expected|enum|literal|implicit|mapping|Unexpected/)
  }

  describe.each(Object.entries(BROKEN))('refuses in %s', (file, mistakes) => {
    it.each(mistakes)('%s', (_what, from, to, says, on = to) => expectRefusal(file, swap(from, to), says, on))
  })

  it.each<[what: string, file: string, change: Changes[string], on: string, says: string]>([
    ['two parts', DATES, append('---\n- id: a'), '---', 'a line --- is'],
    ['a file that is no list', SERVICES, 'lifeline: {}\n', 'lifeline', 'not a list'],
    ['a missing file', CLAIMS, null, '', 'the file is missing']
  ])('refuses %s', (_what, file, change, on, says) => expectRefusal(file, change, says, on))

  it.each(["'13 11'", "'13 11 1'", "'1800 737 73'", "'1300 12 34'", "'02 995 3952'", "'00'", "'0477 131 1144'"])(
    'refuses the phone number %s',
    number => {
      expect(messageFor({ [SERVICES]: swap("'13 11 14'", number) })).toContain('count them')
    }
  )

  it.each(['000', '106', '131 450', '1800 65 64 63', '180 22 66', '02 9955 3952', '0477 13 11 14', '+61 3 6222 3455'])(
    'accepts the phone number %s',
    number => {
      expect(messageFor({ [SERVICES]: swap("'13 11 14'", `'${number}'`) })).toBe('')
    }
  )

  it('refuses a missing folder', () => {
    expect(messageFor({ [QUESTIONS]: null })).toContain('data/questions:1:1 the file is missing')
  })

  it('accepts a large change or an odd day with a note', () => {
    const changed = "from: '2026-09-21', value: 182490, note: { en: A rise, zh: 上调 }"
    const change = swap("from: '2026-09-20', value: 82490", changed)
    expect(messageFor({ [FIGURES]: change, [CHANGES]: '[]' })).toBe('')
  })

  it('accepts a line open past midnight as two periods', () => {
    const evening = "{ days: [fri], from: '18:00', to: '24:00' }"
    const night = "{ days: [sat], from: '00:00', to: '02:00' }"
    expect(messageFor({ [SERVICES]: swap(ALWAYS, `{ zone: local, periods: [${evening}, ${night}] }`) })).toBe('')
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
      `data/figures/work/claim.yaml:1:3 the id “claim.days” is in ${FIGURES}:10 too`
    )
  })

  it('reports all problems at once', () => {
    const message = messageFor({ [DATES]: swap('sa-jobseeker', 'lost'), [SERVICES]: append('- id: X') })
    expect(message).toContain(`${DATES}:4`)
    expect(message).toContain('an id is lower-case words')
    expect(message).toContain('“name” is missing')
  })
})
