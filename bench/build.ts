/**
 * `npm run bench:build [-- --pages 0,1000,2000]`: seconds and the most memory of
 * a build from nothing, of the site as it is (0) and with generated pages up to
 * a total. Works in a copy, so the checkout stays as it is.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse } from '../scripts/lib/cli.ts'
import { ROOT } from '../scripts/lib/paths.ts'

const { values: options } = parse(
  'bench:build [-- --pages 0,1000,2000]: seconds and memory of a build, as it is and with generated pages',
  { options: { pages: { type: 'string', default: '0,1000,2000' } } }
)

const LEFT = new Set(['.git', '.next', 'node_modules', 'out', 'reports'])
/** Without the checks: no `_meta.ts` lists the generated pages. */
const BUILD = 'npm run --silent prepare:site && npm run --silent build:export'
const IN_A_SECTION = 50
const EVERY_MILLISECONDS = 250

interface Built {
  seconds: number
  /** The most that the build and all that it started held at once. */
  gibibytes: number
}

function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-build-'))
  cpSync(ROOT, folder, { recursive: true, filter: path => !LEFT.has(relative(ROOT, path).split(sep)[0] ?? '') })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.mdx'))
}

/** Real pages again, in sections of their own, until the two languages have `total` together. */
function addPages(folder: string, language: Language, total: number): void {
  const tree = join(folder, 'pages', language)
  const models = pagesOf(tree)
    .filter(name => name.includes(sep) && !name.endsWith('index.mdx') && !name.startsWith('calculators'))
    .map(name => readFileSync(join(tree, name), 'utf8'))
    // Pages about danger stay in one folder: scattered, each would need rules of its own (scripts/lib/header-rules.ts).
    .filter(text => !/^safety: true$/m.test(text))
  const missing = Math.max(0, Math.ceil(total / LANGUAGES.length) - pagesOf(tree).length)
  for (let index = 0; index < missing; index += 1) {
    const section = join(tree, `generated-${Math.floor(index / IN_A_SECTION)}`)
    mkdirSync(section, { recursive: true })
    const model = models[index % models.length] ?? ''
    // A title with a colon needs quotes.
    writeFileSync(join(section, `page-${index}.mdx`), model.replace(/^title: (.*?)('?)$/m, `title: $1 (${index})$2`))
  }
}

/** Bytes held by a process and its children. */
function held(pid: number): number {
  try {
    const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + held(Number(child)), rss)
  } catch {
    return 0
  }
}

async function build(folder: string): Promise<Built> {
  const started = performance.now()
  let most = 0
  const child = spawn('sh', ['-c', BUILD], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const watch = setInterval(() => (most = Math.max(most, held(child.pid ?? 0))), EVERY_MILLISECONDS)
  const status = await new Promise<number | null>(resolve => child.on('exit', resolve))
  clearInterval(watch)
  if (status !== 0) throw new Error(`The build ended with ${status}.`)
  return { seconds: (performance.now() - started) / 1000, gibibytes: most / 1024 ** 3 }
}

for (const total of (options.pages ?? '').split(',').map(Number)) {
  const folder = copy()
  try {
    for (const language of LANGUAGES) addPages(folder, language, total)
    const pages = LANGUAGES.reduce((sum, language) => sum + pagesOf(join(folder, 'pages', language)).length, 0)
    const { seconds, gibibytes } = await build(folder)
    console.log(`${String(pages).padStart(6)} pages  ${seconds.toFixed(0).padStart(5)} s  ${gibibytes.toFixed(2)} GiB`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
