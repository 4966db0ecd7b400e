/** What the documents and workflows say of the repository is so. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
const documents = ['README.md', 'SECURITY.md', '.github/pull_request_template.md', ...filesIn('docs', '.md')]
const workflows = filesIn('.github/workflows', '.yml')

describe.each(documents)('%s', file => {
  it('leads only to files and headings that exist', () => {
    const lost = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link) || link.startsWith('#')) return []
      const [path = '', heading] = link.split('#')
      const target = join(ROOT, dirname(file), path)
      if (!existsSync(target)) return [link]
      const headings = heading ? readFileSync(target, 'utf8').match(/^#+ .+$/gm) ?? [] : []
      const slugs = headings.map(line => line.replace(/^#+ /, '').toLowerCase().replace(/[^\w\s-]/g, '').replaceAll(' ', '-'))
      return heading && !slugs.includes(heading) ? [link] : []
    })
    expect(lost).toEqual([])
  })

  it('names only commands that package.json has', () => {
    const named = [...read(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, script = '']) => script)
    expect(named.filter(script => !scripts.includes(script))).toEqual([])
  })
})

describe('the tour of docs/architecture.md', () => {
  const tour = read('docs/architecture.md')
  /** Made by builds and tools, or by Git. */
  const made = ['.git/', ...read('.gitignore').split('\n')]

  function foldersIn(folder: string): string[] {
    return readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !made.includes(`${join(folder, entry.name)}/`))
      .map(({ name }) => name)
  }

  /** The row of a folder in the table of a document. */
  function rowOf(folder: string, document: string): string {
    return document.split('\n').find(line => line.startsWith(`| \`${folder}/\` |`)) ?? ''
  }

  it('names every folder', () => {
    const folders = foldersIn('.')
    expect(folders.length).toBeGreaterThan(10)
    expect(folders.filter(name => rowOf(name, tour) === '')).toEqual([])
  })

  it('names every folder in a folder, in its row', () => {
    const below = foldersIn('.').flatMap(folder => foldersIn(folder).map(name => ({ folder, name })))
    expect(below.length).toBeGreaterThan(30)
    expect(below.filter(({ folder, name }) => !rowOf(folder, tour).includes(`\`${name}/\``))).toEqual([])
  })

  it('agrees with the README on what is in components/', () => {
    expect(foldersIn('components').filter(name => !rowOf('components', read('README.md')).includes(`\`${name}/\``))).toEqual([])
  })

  it('starts in files that exist', () => {
    const rows = [...tour.matchAll(/^\| `(\S+\/)` \| .* \| (.*) \|$/gm)]
    const lost = rows.flatMap(([, folder = '', start = '']) =>
      [...start.matchAll(/`([^`]+)`/g)].map(([, file = '']) => join(folder, file)).filter(file => !existsSync(join(ROOT, file)))
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })
})

it('docs/README.md lists every document', () => {
  const index = `${read('docs/README.md')} ${read('docs/editors/README.md')} ${read('docs/deploy/README.md')}`
  const unlisted = filesIn('docs', '.md').filter(
    file => !file.endsWith('README.md') && !index.includes(`(${relative('docs', file)})`) && !index.includes(`(${file.split('/').at(-1)})`)
  )
  expect(unlisted).toEqual([])
})

it('the documents name the versions of Node that package.json and .nvmrc do', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const said = `Node ${engines.node.replace('>=', '')} or newer (the workflows use ${read('.nvmrc').trim()})`
  expect(read('README.md')).toContain(said)
  expect(read('docs/editors/README.md')).toContain(said)
})

it('docs/editors/set-up-github.md makes every label that an issue form sets', () => {
  const commands = read('docs/editors/set-up-github.md')
  const labels = filesIn('.github/ISSUE_TEMPLATE', '.yml').flatMap(file => (parse(read(file)) as { labels?: string[] }).labels ?? [])
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter(label => !commands.includes(`gh label create ${label} `))).toEqual([])
})

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  if?: string
  permissions?: object
  'timeout-minutes'?: number
  steps?: Step[]
  uses?: string
}

interface Workflow {
  on: { schedule?: { cron: string }[] }
  permissions?: object
  jobs: Record<string, Job>
}

describe.each(workflows)('%s', file => {
  const text = read(file)
  const workflow = parse(text) as Workflow
  const jobs = Object.entries(workflow.jobs)

  it('pins every action to a commit, and says which version that is', () => {
    const uses = [...text.matchAll(/uses: (.+)$/gm)].map(([, use = '']) => use).filter(use => !use.startsWith('./'))
    expect(uses.length).toBeGreaterThan(1)
    expect(uses.filter(use => !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([])
  })

  it('gives nobody a right that its job does not name', () => {
    expect(workflow.permissions).toEqual({})
    expect(jobs.filter(([, job]) => !job.permissions).map(([name]) => name)).toEqual([])
    const checkouts = jobs.flatMap(([, job]) => job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.every(step => step.with?.['persist-credentials'] === false)).toBe(true)
  })

  it('takes the version of Node from .nvmrc, and lets no job of its own run for hours', () => {
    const setups = jobs.flatMap(([, job]) => job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
    expect(setups.every(step => step.with?.['node-version-file'] === '.nvmrc')).toBe(true)
    expect(jobs.filter(([, job]) => job.steps && !job['timeout-minutes']).map(([name]) => name)).toEqual([])
  })

  it('speaks only of schedules that it has, and runs only scripts that are there', () => {
    const schedules = workflow.on.schedule?.map(({ cron }) => cron) ?? []
    const named = jobs.flatMap(([, job]) => [...(job.if ?? '').matchAll(/event\.schedule [!=]= '(.+?)'/g)].map(([, cron]) => cron))
    expect(named.filter(cron => !schedules.includes(cron ?? ''))).toEqual([])
    const called = jobs.flatMap(([, job]) => job.steps ?? []).flatMap(({ run }) => run?.match(/\.github\/[\w-]+\.sh/g) ?? [])
    expect(called.filter(script => (statSync(join(ROOT, script)).mode & 0o111) === 0)).toEqual([])
  })

  it('runs only commands that package.json has', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script = '']) => script)
    expect(named.filter(script => !scripts.includes(script))).toEqual([])
  })
})
