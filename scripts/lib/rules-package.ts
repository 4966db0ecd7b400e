/** Payment rules as a package for plain Node: one file of code, its types, and the figures of the day. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { loadData } from '../../rules/data/load.ts'
import { publishedContent } from './published.ts'

const root = join(import.meta.dirname, '..', '..')
const ENTRY = join(root, 'rules', 'index.ts')

/** The name under which other projects import it. */
export const RULES_PACKAGE = 'foothold-rules'

/**
 * Writes the package. @param folder is emptied first
 * @throws where a type cannot be written
 */
export async function writeRulesPackage(folder: string): Promise<void> {
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
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(publishedContent('figures', loadData()))}\n`)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'docs', 'rules.md'), join(folder, 'README.md'))
}

function writeTypes(folder: string): void {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const program = ts.createProgram([ENTRY], {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder
  })
  const { diagnostics, emitSkipped } = program.emit()
  if (emitSkipped) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)))
}

function manifest(): object {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
    license: string
    engines: object
    devDependencies: { zod: string }
  }
  return {
    name: RULES_PACKAGE,
    version: whole.version,
    description: 'Australian income support rules as pure functions over dated, cited figures',
    license: whole.license,
    type: 'module',
    engines: whole.engines,
    exports: {
      '.': { types: './types/rules/index.d.ts', default: './index.js' },
      './figures.json': './figures.json'
    },
    dependencies: { zod: whole.devDependencies.zod }
  }
}
