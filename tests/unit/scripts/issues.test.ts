/** The scheduled workflow opens each issue once, and comments only when something changed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenLinks } from '../../../scripts/lib/broken-links.ts'
import { dueTopics, type DueFigure } from '../../../scripts/lib/due.ts'
import { keepList, openOnce, type Entry, type Gh } from '../../../scripts/lib/issues.ts'
import { callScript } from '../../content/run-script.ts'
import { makeSite, removeSites } from '../../content/site.ts'

interface Issue {
  number: number
  title: string
  label: string
  state: 'OPEN' | 'CLOSED'
  body: string
  comments: { body: string }[]
}

/** A fake of the GitHub commands in use. Any other fails the test, above all an edit. */
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
      case 'issue create': {
        const [number, title, label] = [this.issues.length + 1, option('title'), option('label')]
        expect(this.labels).toContain(label)
        this.issues.push({ number, title, label, state: 'OPEN', body: input, comments: [] })
        return 'https://github.example/issues/1\n'
      }
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

  /** Notifications since the last call. */
  notifications(): string[] {
    const sent = this.calls.filter(call => /create|comment|close|reopen/.test(call) && !call.startsWith('label'))
    this.calls = []
    return sent
  }
}

const TOPIC = { label: 'a-label', title: 'A list', intro: 'Look these up.' }
const entries = (...keys: string[]): Entry[] => keys.map(key => ({ key, line: `line ${key}` }))

let github: FakeGitHub
beforeEach(() => {
  github = new FakeGitHub()
})

describe('openOnce', () => {
  it('opens an issue with label, introduction and checkboxes', () => {
    openOnce(github.gh, TOPIC, entries('a', 'b'))
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.body).toMatch(/^Look these up\.\n\n- \[ \] line a\n- \[ \] line b\n/)
    expect(github.issues[0]?.label).toBe('a-label')
  })

  it.each(['OPEN', 'CLOSED'] as const)('does nothing if the issue is %s, whatever the list', state => {
    openOnce(github.gh, TOPIC, entries('a'))
    const issue = github.issues[0] as Issue
    issue.state = state
    issue.body = issue.body.replace('[ ]', '[x]')
    github.notifications()
    openOnce(github.gh, TOPIC, entries('a', 'b'))
    expect(github.notifications()).toEqual([])
    expect(issue.body).toContain('- [x] line a')
  })

  it('ignores issues with another title, and opens none for an empty list', () => {
    openOnce(github.gh, TOPIC, [])
    expect(github.calls).toEqual([])
    openOnce(github.gh, TOPIC, entries('a'))
    openOnce(github.gh, { ...TOPIC, title: 'Another list' }, entries('a'))
    expect(github.issues.map(({ title }) => title)).toEqual(['A list', 'Another list'])
  })
})

describe('keepList', () => {
  const run = (...keys: string[]) => keepList(github.gh, TOPIC, entries(...keys))

  it('opens one issue, and does nothing while the list stays the same', () => {
    run('a', 'b')
    expect(github.notifications()).toEqual(['issue create'])
    run('b', 'a')
    expect(github.notifications()).toEqual([])
  })

  it('comments once on what is new, and keeps ticked boxes', () => {
    run('a')
    const issue = github.issues[0] as Issue
    issue.body = issue.body.replace('[ ]', '[x]').replaceAll('\n', '\r\n')
    github.notifications()
    run('a', 'b')
    run('a', 'b')
    expect(github.notifications()).toEqual(['issue comment'])
    expect(issue.comments[0]?.body).toMatch(/^New in the list:\n\n- \[ \] line b\n\nIn it now: 2\./)
    expect(issue.body).toContain('- [x] line a')
  })

  it('closes the issue when the list is empty, and reopens it for new entries', () => {
    run('a')
    github.notifications()
    run()
    run()
    expect(github.notifications()).toEqual(['issue close', 'issue comment'])
    run('a')
    expect(github.notifications()).toEqual(['issue reopen', 'issue comment'])
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

  it('cuts a list too long for GitHub, and still remembers all of it', () => {
    const many = Array.from({ length: 900 }, (_, index) => `https://example.org/${'x'.repeat(80)}/${index}`)
    run(...many)
    expect(github.issues[0]?.body.length).toBeLessThan(65_536)
    expect(github.issues[0]?.body).toMatch(/… and \d+ more\./)
    github.notifications()
    run(...many)
    expect(github.notifications()).toEqual([])
  })
})

describe('dueTopics', () => {
  const figure = (id: string, due: string): DueFigure => ({ id, label: id, due, url: 'https://a.example' })
  const past = [figure('late', '2023-07-01'), figure('today', '2027-03-10')]
  const figures = [...past, figure('b', '2027-03-20'), figure('c', '2027-03-22')]
  const { coming, overdue } = dueTopics(figures, '2027-03-10')

  it('has one issue for each coming day', () => {
    const titles = ['2027-03-20', '2027-03-22'].map(day => `Figures to look up by ${day}`)
    expect(coming.map(({ topic }) => topic.title)).toEqual(titles)
    expect(coming[0]?.entries).toEqual([{ key: 'b', line: '`b` b: https://a.example' }])
  })

  it('keeps overdue figures apart, so that they hide no coming day', () => {
    expect(overdue.entries.map(({ key }) => key)).toEqual(['late 2023-07-01', 'today 2027-03-10'])
    for (const { topic, entries } of coming) openOnce(github.gh, topic, entries)
    keepList(github.gh, overdue.topic, overdue.entries)
    expect(github.issues.map(({ title }) => title)).toHaveLength(3)
  })
})

describe('brokenLinks', () => {
  const answer = (url: string, text: string, code?: number) => ({
    url,
    status: code === undefined ? { text, details: text } : { text, code }
  })
  const report = (answers: object[], total = 700) => JSON.stringify({ total, error_map: { 'official.txt': answers } })

  it('names missing pages once, sorted', () => {
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
    expect(brokenLinks('2', report([answer('https://a.example/', text, code)]))).toEqual({
      broken: [],
      slow: ['https://a.example/']
    })
  })

  it('finds nothing if all pages responded, with a report or without', () => {
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
    [
      'the connection is down',
      '2',
      report(
        ['a', 'b'].map(host => answer(`https://${host}.example/`, 'dns')),
        3
      )
    ]
  ])('throws where %s', (_, exitCode, text) => {
    expect(() => brokenLinks(exitCode, text)).toThrow()
  })
})

describe('npm run open:issues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-gh-'))
  const log = join(folder, 'log')
  const gh = `#!/bin/sh
printf '%s|' "$@" >> '${log}'
case "$1 $2" in
  'issue list') echo '[]' ;;
  'issue create') printf '\\n' >> '${log}'; cat >> '${log}' ;;
esac
printf '\\n' >> '${log}'
`
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  const site = makeSite()
  afterAll(() => {
    rmSync(folder, { recursive: true })
    removeSites()
  })

  /** @returns what `gh` was called with */
  async function run(asAt: string, ...args: string[]): Promise<string> {
    rmSync(log, { force: true })
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, FOOTHOLD_AS_AT: asAt }
    await callScript('open-issues.ts', args, env, site)
    return readFileSync(log, 'utf8')
  }

  it.each([
    ['2027-03-06', 'figures', 'figures-due|--title|Figures to look up by 2027-03-20', '`jobseeker.rate.single`'],
    ['2027-03-20', 'figures', 'figures-due|--title|Figures past their day', '`jobseeker.rate.single`'],
    ['2027-10-18', 'reviews', 'reviews-due|--title|Pages and services to check again', '`pages/en/guide.mdx` (checked']
  ])('on %s opens an issue for %s: %s', async (today, what, issue, entry) => {
    const called = await run(today, what)
    expect(called).toContain(`issue|create|--label|${issue}|--body-file|-|`)
    expect(called).toContain(`- [ ] ${entry}`)
    expect(called).not.toContain('lifeline')
  })

  it('asks for a figure no earlier than 14 days before its indexation', async () => {
    expect(await run('2027-03-05', 'figures')).not.toContain('create')
  })

  it('fails when the link checker failed', async () => {
    const failed = run('2027-03-06', 'links', '--report', join(folder, 'none.json'), '--exit-code', '1')
    await expect(failed).rejects.toThrow('The link checker failed')
  })
})
