/** What editors are asked to look up and to review, with test data. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadData, type Data } from '../../../rules/data/load.ts'
import type { Figure } from '../../../rules/data/schema.ts'
import { nextIndexation } from '../../../rules/dates.ts'
import { readPages } from '../../../scripts/checks/pages.ts'
import {
  comingSummary,
  dueFigures,
  dueReviews,
  dueText,
  dueTopics,
  neglected,
  WARN_DAYS
} from '../../../scripts/lib/due.ts'
import { pageReport } from '../../../scripts/lib/page-report.ts'
import { shownFigures } from '../../../scripts/lib/shown-figures.ts'
import { callScript } from '../../content/run-script.ts'
import { readCalendar } from '../../support/calendar.ts'
import { makeSite, removeSites, swap, type Changes } from '../../content/site.ts'

const FIGURES = 'data/figures/jobseeker.yaml'
const RATE = 'jobseeker.rate.single'

afterAll(removeSites)

function dueIn(changes: Changes, today: string, within: number) {
  const root = makeSite(changes)
  return dueFigures(loadData(join(root, 'data')), shownFigures(readPages(root).pages), today, within)
}

const ids = (changes: Changes, today: string, within: number) => dueIn(changes, today, within).map(({ id }) => id)

describe('dueFigures', () => {
  it('lists a rate the given days before its indexation, not earlier', () => {
    expect(ids({}, '2027-03-06', 14)).toEqual([RATE])
    expect(ids({}, '2027-03-05', 14)).toEqual([])
  })

  it('keeps listing an overdue rate, with the page that shows it and its source', () => {
    const [late] = dueIn({}, '2027-04-01', 0)
    const [page, url] = ['pages/en/guide.mdx', 'https://www.dss.gov.au/rates']
    expect(late).toMatchObject({ id: RATE, due: '2027-03-20', page, url })
  })

  it('says why a value is awaited', () => {
    const awaited = { [FIGURES]: swap('  calendar: mar-sep\n', '  calendar: mar-sep\n  awaited: not in any list\n') }
    const due = dueIn(awaited, '2027-03-20', 0)
    expect(dueText(due, '2027-03-20')).toContain('(awaited: not in any list)')
    expect(neglected(due, '2027-03-20')).toEqual([])
    expect(neglected(dueIn({}, '2027-03-20', 0), '2027-03-20').map(({ id }) => id)).toEqual([RATE])
    expect(neglected(dueIn({}, '2027-03-19', 1), '2027-03-19')).toEqual([])
  })

  it('lists an indexation between two held values', () => {
    const later = (sound: string) =>
      sound.replace(/( *- \{ from: ')2026-09-20(.*)/, (line, start, rest) => `${line}\n${start}2027-09-20${rest}`)
    expect(dueIn({ [FIGURES]: later }, '2027-03-10', 14)[0]?.due).toBe('2027-03-20')
  })
})

describe('comingSummary', () => {
  it('names page and figure thirty days before the notice shows, and not earlier', () => {
    expect(comingSummary(dueIn({}, '2027-02-18', WARN_DAYS), '2027-02-18')).toContain(
      '2027-03-20 pages/en/guide.mdx: jobseeker.rate.single'
    )
    expect(comingSummary(dueIn({}, '2027-02-17', WARN_DAYS), '2027-02-17')).toBeUndefined()
  })

  it('says nothing once the notice shows: that is past its day', () => {
    expect(comingSummary(dueIn({}, '2027-03-20', WARN_DAYS), '2027-03-20')).toBeUndefined()
  })
})

describe('a figure that ends', () => {
  const ending = (status: string): Changes => ({
    [FIGURES]: sound =>
      sound
        .replace('  calendar: none', "  calendar: none\n  ends: '2026-12-31'")
        .replace('status: verified', `status: ${status}`)
  })
  const unseen: Changes = Object.fromEntries(
    ['en', 'zh'].map(language => [`pages/${language}/guide.mdx`, swap('<Figure id="claim.days" />', '14')])
  )

  it('is due before and after its end, while a page shows it', () => {
    const expected = [{ id: 'claim.days', due: '2027-01-01', ends: '2026-12-31' }]
    expect(dueIn(ending('verified'), '2026-12-25', 14)).toMatchObject(expected)
    const late = dueIn(ending('verified'), '2027-02-01', 0)
    expect(late).toMatchObject(expected)
    expect(dueText(late, '2027-02-01')).toContain('(its last day is 2026-12-31: was it extended?)')
  })

  it('is not due once it is superseded or no page shows it', () => {
    expect(ids(ending('superseded'), '2027-02-01', 0)).toEqual([])
    expect(ids({ ...ending('verified'), ...unseen }, '2027-02-01', 0)).toEqual([])
  })
})

describe('what is due or has ended is said', () => {
  const ending: Changes = { [FIGURES]: swap('  calendar: none', "  calendar: none\n  ends: '2026-12-31'") }

  it.each([
    ['2026-12-31', undefined],
    ['2027-01-01', 'Past their day: 1 figures, since 2027-01-01; 1 of schemes that have ended; npm run'],
    ['2027-03-20', 'Past their day: 2 figures, since 2027-01-01; 1 of schemes that have ended; npm run'],
    ['2028-02-29', '1 of schemes that have ended; 1 for more than a year; npm run']
  ])('by the build, on %s', async (today, said) => {
    const { status, output } = await callScript('check.ts', ['data'], { FOOTHOLD_AS_AT: today }, makeSite(ending))
    expect(status).toBe(0)
    if (said === undefined) expect(output).not.toContain('Past their day')
    else expect(output).toContain(said)
  })

  it('by `npm run report -- due`, with pages and services to check again', async () => {
    const site = makeSite(ending)
    const { output } = await callScript('report.ts', ['due'], { FOOTHOLD_AS_AT: '2027-12-01' }, site)
    const [figures = '', schemes = '', reviews = ''] = output.split(/^## .+$/m).slice(1)
    expect(figures).toContain('### 2027-03-20 (past)')
    expect(figures).toContain(RATE)
    expect(schemes).toContain('`claim.days`')
    expect(schemes).toContain('its last day is 2026-12-31')
    expect(reviews).toContain('pages/en/guide.mdx')
    const { output: before } = await callScript('report.ts', ['due'], { FOOTHOLD_AS_AT: '2026-11-20' }, site)
    expect(before.match(/^None\.$/gm)).toHaveLength(3)
  })

  it('by `npm run report -- due --calendar`, one event for each day', async () => {
    const site = makeSite(ending)
    const { output } = await callScript(
      'report.ts',
      ['due', '--calendar', '--within', '200'],
      { FOOTHOLD_AS_AT: '2027-01-10' },
      site
    )
    const { events } = readCalendar(output)
    const figures = events.filter(({ uid }) => uid.startsWith('due.figures.'))
    // What is past its day is an event of today.
    expect(figures.map(({ start, title }) => `${start} ${title}`)).toEqual([
      '2027-01-10 Figures to look up: 1',
      '2027-03-20 Figures to look up: 1'
    ])
    expect(output).toContain(RATE)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  })

  it('by the issue of what is past its day', () => {
    const { overdue } = dueTopics(dueIn(ending, '2027-01-01', 14), '2027-01-01')
    expect(overdue.entries.map(({ line }) => line)).toEqual([expect.stringContaining('`claim.days`')])
  })
})

describe('the data of the site', () => {
  const data = loadData()
  const calendar = [...data.figures.values()].filter(figure => figure.calendar === 'mar-sep')

  /** With the next value of each figure, as an editor adds it before its day. */
  function withNext(day: string): Data {
    const next = (figure: Figure): Figure => {
      const newest = figure.values.at(-1)
      return newest && newest.from < day ? { ...figure, values: [...figure.values, { ...newest, from: day }] } : figure
    }
    const figures = calendar.map(figure => [figure.id, next(figure)] as const)
    return { ...data, figures: new Map([...data.figures, ...figures]) }
  }

  /** The first indexation day without values. */
  const days = calendar.map(({ values }) => values.at(-1)?.from ?? '')
  const newest = days.sort().at(-1) ?? ''
  const day = nextIndexation('mar-sep', newest) ?? ''
  const ofDay = (held: Data, today: string) => dueFigures(held, new Map(), today, 14).filter(({ due }) => due === day)

  it('is not due once the values of a coming day are held', () => {
    const before = `${day.slice(0, 8)}10`
    const indexed = (held: Data, today: string) =>
      ofDay(held, today).filter(({ id }) => calendar.some(figure => figure.id === id))
    expect(indexed(data, before)).not.toEqual([])
    expect(indexed(withNext(day), before)).toEqual([])
    expect(indexed(withNext(day), day)).toEqual([])
  })

  it('is sorted by day, and each figure has a source', () => {
    const due = dueFigures(data, new Map(), newest, 200)
    expect(due.map(figure => figure.due)).toEqual(due.map(figure => figure.due).sort())
    expect(due.filter(({ url }) => !url.startsWith('http'))).toEqual([])
    expect(due.length).toBeGreaterThan(50)
  })
})

it('dueText is a list of checkboxes with a heading for each day, and marks past days', () => {
  const figure = (id: string, due: string) => ({ id, label: id.toUpperCase(), due, url: `https://${id}.example` })
  const figures = [figure('a', '2027-01-01'), figure('b', '2027-03-20'), figure('c', '2027-03-20')]
  const text = dueText(figures, '2027-01-01')
  expect(text.match(/^### .+$/gm)).toEqual(['### 2027-01-01 (past)', '### 2027-03-20'])
  expect(text).toContain('- [ ] `c` C: https://c.example')
})

describe('dueReviews', () => {
  const root = makeSite({ 'pages/en/guide.mdx': swap("reviewed: '2026-11-01'", "reviewed: '2026-10-01'") })
  const due = (today: string, within: number) =>
    dueReviews(loadData(join(root, 'data')), readPages(root).pages, today, within).map(({ key }) => key)

  it('lists pages and services a year after their last review, the oldest first', () => {
    expect(due('2027-09-16', 14)).toEqual([])
    expect(due('2027-09-17', 14)).toEqual(['pages/en/guide.mdx 2026-10-01'])
    expect(due('2027-11-06', 14).at(0)).toBe('pages/en/guide.mdx 2026-10-01')
    expect(due('2027-11-06', 14).at(-1)).toBe('data/services.yaml: lifeline 2026-11-20')
    // A hidden service is not due.
    expect(due('2028-01-01', 0).join()).not.toContain('old-line')
  })
})

describe('the report of one page', () => {
  const site = () => {
    const root = makeSite({})
    mkdirSync(join(root, '.github'), { recursive: true })
    writeFileSync(
      join(root, '.github/CODEOWNERS'),
      '# Who\n* @x/all\n/pages/zh/ @x/zh\n/pages/zh/guide.mdx @x/guide @x/zh\n'
    )
    return root
  }

  it('says in both languages when it was checked, by whom it is checked next, and which figures are due', () => {
    const root = site()
    const { pages } = readPages(root)
    const due = dueFigures(loadData(join(root, 'data')), shownFigures(pages), '2026-11-28', 366)
    const text = pageReport(root, pages, due, '/guide')
    expect(text).toContain('## pages/en/guide.mdx')
    expect(text).toMatch(/Checked 20\d\d-\d\d-\d\d; next by 2027-03-20, by @x\/all\./)
    expect(text).toContain('by @x/guide, @x/zh.')
    expect(text).toContain(`- 2027-03-20 ${RATE}: https://www.dss.gov.au/rates`)
  })

  it('refuses a page that does not exist, and says how a path is written', () => {
    const root = site()
    expect(() => pageReport(root, readPages(root).pages, [], '/en/guide')).toThrow('A path has no language')
  })
})
