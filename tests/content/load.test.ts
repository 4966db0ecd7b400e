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

/** What is spoilt, on which line the loader must say so, and with which words. */
const SPOILT: [what: string, file: string, changes: Changes[string], on: string, says: string][] = [
  [
    'an unknown source',
    FIGURES,
    swap('source: dss-list', 'source: dss-lost'),
    'dss-lost',
    'unknown source “dss-lost”'
  ],
  [
    'a missing source',
    FIGURES,
    swap('      source: sa-jobseeker\n', ''),
    "- from: '2024-01-01'",
    '“values.0.source” is missing'
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
  [
    'a day that does not exist',
    DATES,
    swap('2025-11-01', '2025-11-31'),
    '2025-11-31',
    'this day does not exist'
  ],
  ['text for a day', DATES, swap("'2025-11-01'", 'soon'), 'soon', 'a date is written YYYY-MM-DD'],
  ['an unknown key', DATES, swap('status:', 'state: x\n  status:'), 'state: x', 'unknown key “state”'],
  ['malformed YAML', SERVICES, swap('  phone:', ' phone:'), " phone: '13 11 14'", 'malformed YAML'],
  ['a file that is no list', SERVICES, 'lifeline: {}\n', 'lifeline', 'not a list'],
  ['typed text where cents belong', FIGURES, swap('79360', '$793.60'), '$793.60', 'Expected number'],
  ['dollars where cents belong', FIGURES, swap('79360', '793.60'), '793.60', 'whole number'],
  [
    'a phone number with words',
    SERVICES,
    swap("'13 11 14'", "'13 HELP'"),
    '13 HELP',
    'digits and spaces only'
  ],
  [
    'odd opening hours',
    SERVICES,
    swap('{ always: true }', "{ zone: local, periods: [{ days: [mon], from: '9am', to: '17:00' }] }"),
    'zone',
    'HH:MM'
  ],
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

  it.each(SPOILT)('refuses %s', (_what, file, change, on, says) => {
    const changes = { [file]: change }
    const message = messageFor(changes)
    expect(message).toContain(says)
    const lines = message.split('\n').filter(line => line.includes(says))
    expect(lines.join('\n')).toMatch(new RegExp(`^${file}:${lineOf(file, on, changes)}:\\d+ .+ - .+`, 'm'))
  })

  it('refuses an id that stands in two files', () => {
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

  it('reports everything at once', () => {
    const message = messageFor({ [DATES]: swap('sa-jobseeker', 'lost'), [SERVICES]: append('- id: X') })
    expect(message).toContain(`${DATES}:4`)
    expect(message).toContain('an id is lower-case words')
    expect(message).toContain('“name” is missing')
  })
})
