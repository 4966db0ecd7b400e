import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeSite, removeSites } from './site.ts'

const repository = join(import.meta.dirname, '..', '..')

afterAll(removeSites)

/** A file, what it imports, and the rule that this breaks. */
const BROKEN = [
  ['rules/words.ts', '../i18n/en.ts', 'rules-may-import'],
  ['rules/site.ts', '../site.config.ts', 'rules-stand-alone'],
  ['i18n/components.ts', '../components/Button.tsx', 'i18n-may-import'],
  ['pages/_app.tsx', '../rules/words.ts', 'pages-may-import'],
  ['scripts/pages.ts', '../pages/_app', 'scripts-may-import'],
  ['auth/a.ts', './b.ts', 'no-circular'],
  ['auth/lost.ts', './nowhere.ts', 'not-to-unresolvable']
] as const

it('each rule of .dependency-cruiser.cjs can fail, and an allowed import passes', () => {
  const root = makeSite({
    ...Object.fromEntries(BROKEN.map(([file, path]) => [file, `import '${path}'\n`])),
    'auth/b.ts': "import './a.ts'\n",
    'site.config.ts': '',
    'components/Button.tsx': "import '../i18n/en.ts'\n",
    'pages/en/_meta.ts': null,
    'pages/zh/_meta.ts': null,
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "allowImportingTsExtensions": true } }'
  })
  const depcruise = join(repository, 'node_modules', '.bin', 'depcruise')
  const { stdout } = spawnSync(depcruise, ['.', '--config', join(repository, '.dependency-cruiser.cjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' }
  })
  for (const [file, , rule] of BROKEN) expect(stdout).toContain(`error ${rule}: ${file} `)
  expect(stdout).not.toContain(': components/Button.tsx ')
})
