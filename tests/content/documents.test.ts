import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..', '..')

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => join(folder, file))
}

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
const atRoot = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md']
const documents = [...atRoot, ...filesIn('docs', '.md')]
const workflows = filesIn('.github/workflows', '.yml')

it.each([...documents, ...workflows])('%s names only scripts that package.json has', file => {
  const named = [...read(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, script = '']) => script)
  expect(named.filter(script => !scripts.includes(script))).toEqual([])
})

describe('a walk through the code in docs/architecture.md', () => {
  const MOST_FILES = 18
  const code = ['components', 'data', 'rules', 'scripts', 'search'].flatMap(folder => filesIn(folder, ''))

  it.each(['a letter in the search box', 'an answer in a calculator', 'an answer in the interview'])('of %s', of => {
    const [, walk = ''] = read('docs/architecture.md').split(`## What happens to ${of}\n`)
    const [section = ''] = walk.split('\n## ')
    const named = new Set([...section.matchAll(/`([\w/-]+\.(?:tsx?|yaml))`/g)].map(([, file = '']) => file))
    const missing = [...named].filter(file => !code.some(path => `/${path}`.endsWith(`/${file}`)))
    expect(missing).toEqual([])
    expect(named.size).toBeGreaterThan(2)
    expect(named.size).toBeLessThanOrEqual(MOST_FILES)
  })
})

describe('the tour of docs/architecture.md', () => {
  const tour = read('docs/architecture.md')
  /** Written by builds and tools, or by Git. */
  const made = ['.git/', ...read('.gitignore').split('\n')]

  function foldersIn(folder: string): string[] {
    return readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !made.includes(`${join(folder, entry.name)}/`))
      .map(({ name }) => name)
  }

  function rowOf(folder: string, document: string): string {
    return new RegExp(`^\\| [^|]*\`${folder.replaceAll('.', '\\.')}/\`[^|]* \\|.*`, 'm').exec(document)?.[0] ?? ''
  }

  it('names every folder', () => {
    const folders = foldersIn('.')
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter(name => rowOf(name, tour) === '')).toEqual([])
  })

  it('names every subfolder in the row of its folder', () => {
    const below = foldersIn('.').flatMap(folder => foldersIn(folder).map(name => ({ folder, name })))
    expect(below.length).toBeGreaterThan(30)
    expect(below.filter(({ folder, name }) => !rowOf(folder, tour).includes(`\`${name}/\``))).toEqual([])
  })

  it('agrees with the README about components/', () => {
    const row = rowOf('components', read('README.md'))
    expect(foldersIn('components').filter(name => !row.includes(`\`${name}/\``))).toEqual([])
  })

  it('suggests starting points that exist', () => {
    const rows = [...tour.matchAll(/^\| `(\S+\/)` +\| .* \| (.*) \|$/gm)]
    const lost = rows.flatMap(([, folder = '', start = '']) =>
      [...start.matchAll(/`([^`]+)`/g)]
        .map(([, file = '']) => join(folder, file))
        .filter(file => !existsSync(join(ROOT, file)))
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })
})

it('docs/README.md lists every document', () => {
  const index = `${read('docs/README.md')} ${read('docs/editors/README.md')} ${read('docs/deploy/README.md')}`
  for (const file of filesIn('docs', '.md').filter(file => !file.endsWith('README.md'))) {
    const links = [relative('docs', file), basename(file)].map(path => `(${path})`)
    expect(
      links.some(link => index.includes(link)),
      file
    ).toBe(true)
  }
})

it('the documents and workflows name the versions of Node that package.json and .nvmrc do', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const [oldest, newest] = [engines.node.replace('>=', ''), read('.nvmrc').trim()]
  // First the one with which npm says nothing.
  const versions = `Node ${newest} (which the workflows use), 22.12 or ${oldest}`
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/editors/README.md']) expect(read(file)).toContain(versions)
  expect(read('.github/workflows/test.yml')).toContain(`version: ['22.12', '${oldest}']`)
})

it('docs/editors/set-up-github.md creates every label that an issue form sets', () => {
  const commands = read('docs/editors/set-up-github.md')
  const labels = filesIn('.github/ISSUE_TEMPLATE', '.yml').flatMap(
    file => (parse(read(file)) as { labels?: string[] }).labels ?? []
  )
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter(label => !commands.includes(`gh label create ${label} `))).toEqual([])
})

interface Job {
  if?: string
  permissions?: object
  'timeout-minutes'?: number
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}

interface Workflow {
  on: { schedule?: { cron: string }[] }
  permissions?: object
  jobs: Record<string, Job>
}

/** A heading’s anchor, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

it.each(documents)('%s leads only to files and headings that exist', file => {
  const lost = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    if (!existsSync(join(ROOT, target))) return [link]
    const headings = anchor ? (read(target).match(/^#+ .+$/gm) ?? []) : []
    return anchor && !headings.map(anchorOf).includes(anchor) ? [link] : []
  })
  expect(lost).toEqual([])
})

// actionlint and zizmor look further, on pull requests (.github/workflows/test.yml).
describe.each(workflows)('%s', file => {
  const { on, permissions, jobs } = parse(read(file)) as Workflow
  const steps = Object.values(jobs).flatMap(job => job.steps ?? [])

  it('takes the version of Node from .nvmrc or its matrix, and gives each job a time limit', () => {
    const setups = steps.flatMap(({ uses, with: input }) => (uses?.startsWith('actions/setup-node@') ? [input] : []))
    const versions = setups.map(input => input?.['node-version-file'] ?? input?.['node-version'])
    expect(['.nvmrc', '${{ matrix.version }}']).toEqual(expect.arrayContaining(versions))
    expect(Object.values(jobs).filter(job => job.steps && !job['timeout-minutes'])).toEqual([])
  })

  it('pins every action to a commit, and says which version that is', () => {
    const uses = [...read(file).matchAll(/uses: (.+)$/gm)].flatMap(([, use = '']) =>
      use.startsWith('./') ? [] : [use]
    )
    expect(uses.length).toBeGreaterThan(1)
    expect(uses.filter(use => !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([])
  })

  it('grants no permission that its job does not name', () => {
    expect(permissions).toEqual({})
    expect(Object.values(jobs).filter(job => !job.permissions)).toEqual([])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter(step => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('names only its own schedules and executable scripts', () => {
    const schedules = on.schedule?.map(({ cron }) => cron) ?? []
    const named = Object.values(jobs).flatMap(job =>
      [...(job.if ?? '').matchAll(/event\.schedule [!=]= '(.+?)'/g)].map(([, cron]) => cron)
    )
    expect(named.filter(cron => !schedules.includes(cron ?? ''))).toEqual([])
    const called = steps.flatMap(({ run }) => run?.match(/\.github\/[\w-]+\.sh/g) ?? [])
    expect(called.filter(script => (statSync(join(ROOT, script)).mode & 0o111) === 0)).toEqual([])
  })
})
