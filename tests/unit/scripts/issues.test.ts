/** What the scheduled workflow finds becomes issues: each once, and a word only where something changed. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenLinks } from '../../../scripts/lib/broken-links.ts'
import { dueTopics, type DueFigure } from '../../../scripts/lib/due.ts'
import { keepList, openOnce, type Entry, type Gh } from '../../../scripts/lib/issues.ts'
import { runScript } from '../../content/run-script.ts'
import { makeSite, removeSites } from '../../content/site.ts'

interface Issue {
  number: number
  title: string
  label: string
  state: 'OPEN' | 'CLOSED'
  body: string
  comments: { body: string }[]
}

/** As much of GitHub as is asked of it. Anything else is a mistake, editing above all. */
class FakeGitHub {
  readonly issues: Issue[] = []
  readonly labels = new Set<string>()
  calls: string[] = []

  readonly gh: Gh = (args, input = '') => {
    const [noun, verb, subject = ''] = args
    const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? ''
    const one = () => this.issues.find(issue => String(issue.number) === subject) as Issue
    this.calls.push(`${noun} ${verb}`)
    switch (`${noun} ${verb}`) {
      case 'label create':
        this.labels.add(subject)
        return ''
      case 'issue list':
        expect(option('state')).toBe('all')
        return JSON.stringify(this.issues.filter(({ label }) => label === option('label')))
      case 'issue view':
        return JSON.stringify(one())
      case 'issue create':
        expect(this.labels).toContain(option('label'))
        this.issues.push({
          number: this.issues.length + 1,
          title: option('title'),
          label: option('label'),
          state: 'OPEN',
          body: input,
          comments: []
        })
        return 'https://github.example/issues/1\n'
      case 'issue comment':
        one().comments.push({ body: input })
        return ''
      case 'issue close':
        one().state = 'CLOSED'
        return ''
      case 'issue reopen':
        one().state = 'OPEN'
        return ''
      default:
        throw new Error(`gh ${args.join(' ')}`)
    }
  }

  /** What people are told of since the last look. */
  said(): string[] {
    const told = this.calls.filter(call => /create|comment|close|reopen/.test(call) && !call.startsWith('label'))
    this.calls = []
    return told
  }
}

const TOPIC = { label: 'a-label', title: 'A list', intro: 'Look these up.' }
const entries = (...keys: string[]): Entry[] => keys.map(key => ({ key, line: `line ${key}` }))

let github: FakeGitHub
beforeEach(() => {
  github = new FakeGitHub()
})

describe('openOnce', () => {
  it('opens an issue with its label, its introduction and a box a line', () => {
    openOnce(github.gh, TOPIC, entries('a', 'b'))
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.body).toMatch(/^Look these up\.\n\n- \[ \] line a\n- \[ \] line b\n/)
    expect(github.issues[0]?.label).toBe('a-label')
  })

  it.each(['OPEN', 'CLOSED'] as const)('says nothing more where the issue is %s, whatever the list', state => {
    openOnce(github.gh, TOPIC, entries('a'))
    const issue = github.issues[0] as Issue
    issue.state = state
    issue.body = issue.body.replace('[ ]', '[x]')
    github.said()
    openOnce(github.gh, TOPIC, entries('a', 'b'))
    expect(github.said()).toEqual([])
    expect(issue.body).toContain('- [x] line a')
  })

  it('is not held back by an issue with another title, and opens none for nothing', () => {
    openOnce(github.gh, TOPIC, [])
    expect(github.calls).toEqual([])
    openOnce(github.gh, TOPIC, entries('a'))
    openOnce(github.gh, { ...TOPIC, title: 'Another list' }, entries('a'))
    expect(github.issues.map(({ title }) => title)).toEqual(['A list', 'Another list'])
  })
})

describe('keepList', () => {
  const run = (...keys: string[]) => keepList(github.gh, TOPIC, entries(...keys))

  it('opens one issue, and is silent while the list stays the same', () => {
    run('a', 'b')
    expect(github.said()).toEqual(['issue create'])
    run('b', 'a')
    expect(github.said()).toEqual([])
  })

  it('comments what is new, once, and leaves ticked boxes alone', () => {
    run('a')
    const issue = github.issues[0] as Issue
    issue.body = issue.body.replace('[ ]', '[x]').replaceAll('\n', '\r\n')
    github.said()
    run('a', 'b')
    run('a', 'b')
    expect(github.said()).toEqual(['issue comment'])
    expect(issue.comments[0]?.body).toMatch(/^New in the list:\n\n- \[ \] line b\n\nIn it now: 2\./)
    expect(issue.body).toContain('- [x] line a')
  })

  it('closes the issue when the list is empty, and opens it again for what comes back', () => {
    run('a')
    github.said()
    run()
    run()
    expect(github.said()).toEqual(['issue close', 'issue comment'])
    run('a')
    expect(github.said()).toEqual(['issue reopen', 'issue comment'])
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.state).toBe('OPEN')
  })

  it('leaves a closed issue closed until something is new', () => {
    run('a', 'b')
    const issue = github.issues[0] as Issue
    issue.state = 'CLOSED'
    run('a', 'b')
    run('a')
    expect(issue.state).toBe('CLOSED')
    run('a', 'c')
    expect(issue.state).toBe('OPEN')
  })

  it('cuts a list too long for GitHub, and still knows all of it', () => {
    const many = Array.from({ length: 900 }, (_, index) => `https://example.org/${'x'.repeat(80)}/${index}`)
    run(...many)
    expect(github.issues[0]?.body.length).toBeLessThan(65_536)
    expect(github.issues[0]?.body).toMatch(/… and \d+ more\./)
    github.said()
    run(...many)
    expect(github.said()).toEqual([])
  })
})

describe('dueTopics', () => {
  const figure = (id: string, due: string): DueFigure => ({ id, label: id, due, url: 'https://a.example' })
  const figures = [figure('late', '2023-07-01'), figure('today', '2027-03-10'), figure('b', '2027-03-20'), figure('c', '2027-03-22')]
  const { coming, overdue } = dueTopics(figures, '2027-03-10')

  it('has one issue a day to come, named after the day', () => {
    expect(coming.map(({ topic }) => topic.title)).toEqual(['Figures to look up by 2027-03-20', 'Figures to look up by 2027-03-22'])
    expect(coming[0]?.entries).toEqual([{ key: 'b', line: '`b` b: https://a.example' }])
  })

  it('keeps what is past its day apart, so that it hides no day to come', () => {
    expect(overdue.entries.map(({ key }) => key)).toEqual(['late 2023-07-01', 'today 2027-03-10'])
    for (const { topic, entries } of coming) openOnce(github.gh, topic, entries)
    keepList(github.gh, overdue.topic, overdue.entries)
    expect(github.issues.map(({ title }) => title)).toHaveLength(3)
  })
})

describe('brokenLinks', () => {
  const answer = (url: string, text: string, code?: number) => ({ url, status: code === undefined ? { text, details: text } : { text, code } })
  const report = (answers: object[], total = 700) => JSON.stringify({ total, error_map: { 'official.txt': answers } })

  it('names what is not there, in order and once', () => {
    const gone = answer('https://b.example/', '404 Not Found', 404)
    const dead = answer('https://a.example/', 'Network error: [dns](x) @someone\nfailed')
    expect(brokenLinks('2', report([gone, dead, gone])).broken).toEqual([
      { key: 'https://a.example/', line: '<https://a.example/> (Network error: dns x someone failed)' },
      { key: 'https://b.example/', line: '<https://b.example/> (404)' }
    ])
  })

  it.each([
    ['Timeout', undefined],
    ['Request timed out', undefined],
    ['504 Gateway Timeout', 504]
  ])('does not call “%s” broken', (text, code) => {
    expect(brokenLinks('2', report([answer('https://a.example/', text, code)]))).toEqual({ broken: [], slow: ['https://a.example/'] })
  })

  it('finds nothing where all is well, with a report and without', () => {
    expect(brokenLinks('0', undefined).broken).toEqual([])
    expect(brokenLinks('0', report([])).broken).toEqual([])
  })

  it.each([
    ['the tool failed', '1', undefined],
    ['its configuration is wrong', '3', report([])],
    ['it never ran', '', undefined],
    ['it wrote nothing', '2', undefined],
    ['it wrote something else', '2', '# Errors'],
    ['it names no page', '2', report([])],
    ['it was given no address', '0', report([], 0)],
    ['the connection is down', '2', report([answer('https://a.example/', 'dns'), answer('https://b.example/', 'dns')], 3)]
  ])('throws where %s', (_, exitCode, text) => {
    expect(() => brokenLinks(exitCode, text)).toThrow()
  })
})

describe('npm run open:issues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-gh-'))
  const log = join(folder, 'log')
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh
printf '%s|' "$@" >> '${log}'
case "$1 $2" in
  'issue list') echo '[]' ;;
  'issue create') printf '\\n' >> '${log}'; cat >> '${log}' ;;
esac
printf '\\n' >> '${log}'
`
  )
  chmodSync(join(folder, 'gh'), 0o755)
  const site = makeSite()
  afterAll(() => {
    rmSync(folder, { recursive: true })
    removeSites()
  })

  function run(asAt: string, ...args: string[]): { status: number | null; said: string } {
    rmSync(log, { force: true })
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, FOOTHOLD_AS_AT: asAt }
    const { status } = runScript('open-issues.ts', args, env, site)
    return { status, said: status === 0 ? readFileSync(log, 'utf8') : '' }
  }

  it('asks 14 days before an indexation day, and not a day earlier', () => {
    const { status, said } = run('2027-03-06', 'figures')
    expect(status).toBe(0)
    expect(said).toContain('issue|create|--label|figures-due|--title|Figures to look up by 2027-03-20|--body-file|-|')
    expect(said).toContain('- [ ] `jobseeker.rate.single`')
    expect(run('2027-03-05', 'figures').said).not.toContain('create')
  })

  it('keeps one issue of what is past its day', () => {
    expect(run('2027-03-20', 'figures').said).toContain('|Figures past their day|')
  })

  it('keeps one issue of pages and services that were checked a year ago', () => {
    const { said } = run('2027-10-18', 'reviews')
    expect(said).toContain('issue|create|--label|reviews-due|--title|Pages and services to check again|--body-file|-|')
    expect(said).toContain('- [ ] `pages/en/guide.mdx` (checked 2026-11-01)')
    expect(said).not.toContain('lifeline')
  })

  it('fails where the link checker did, and where it is asked for something else', () => {
    expect(run('2027-03-06', 'links', '--report', join(folder, 'none.json'), '--exit-code', '1').status).not.toBe(0)
    expect(run('2027-03-06', 'everything').status).toBe(2)
  })
})
