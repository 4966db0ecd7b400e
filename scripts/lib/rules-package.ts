/** Payment rules as a package for plain Node: one file of code, its types, and the figures of the day. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { loadData } from '../../rules/data/load.ts'
import { site } from '../../site.config.ts'
import { daysBook } from './days-book.ts'
import { ROOT } from './paths.ts'
import { publishedContent } from './published.ts'

const ENTRY = join(ROOT, 'rules', 'index.ts')

/** The name under which other projects import it. */
export const RULES_PACKAGE = 'foothold-rules'

const EXAMPLES = 'docs/examples'

/** Files copied into the package: its README, example programs with their situations, and both licences. */
const COPIED = [...readdirSync(join(ROOT, EXAMPLES)).map(file => join(EXAMPLES, file)), 'LICENSE', 'LICENSE-CONTENT']

/**
 * Writes the package as a folder and packs it, because npm installs the dependencies of a packed file but only links a
 * folder.
 * @param destination for both; its `rules/` is emptied first
 * @returns the packed file
 * @throws if a type cannot be written, or npm cannot pack
 */
export async function packRules(destination: string): Promise<string> {
  const folder = join(destination, 'rules')
  await writePackage(folder)
  const args = ['pack', '--silent', '--pack-destination', destination]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  return join(destination, stdout.trim())
}

async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [ENTRY],
    outfile: join(folder, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external'
  })
  writeTypes(join(folder, 'types'))
  const data = loadData()
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(publishedContent('figures', data))}\n`)
  writeFileSync(join(folder, 'days.json'), `${JSON.stringify(daysBook(data))}\n`)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  for (const file of COPIED) cpSync(join(ROOT, file), join(folder, basename(file)))
}

function writeTypes(folder: string): void {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT)
  const program = ts.createProgram([ENTRY], {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder
  })
  const { diagnostics, emitSkipped } = program.emit()
  if (emitSkipped) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)))
}

function manifest(): object {
  const whole = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string
    engines: object
    devDependencies: { zod: string }
  }
  return {
    name: RULES_PACKAGE,
    version: whole.version,
    description: 'Australian income support rules as pure functions over dated, cited figures',
    // The code, and figures.json and days.json.
    license: 'MIT AND CC-BY-4.0',
    repository: `git+${site.repository}.git`,
    type: 'module',
    sideEffects: false,
    engines: whole.engines,
    exports: {
      '.': { types: './types/rules/index.d.ts', default: './index.js' },
      './figures.json': './figures.json',
      './days.json': './days.json',
      './package.json': './package.json'
    },
    dependencies: { zod: whole.devDependencies.zod }
  }
}
