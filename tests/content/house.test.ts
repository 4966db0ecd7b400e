import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeSite, removeSites, type Changes } from './site.ts'

const repository = join(import.meta.dirname, '..', '..')

const TSCONFIG =
  '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "allowImportingTsExtensions": true } }'

/** What `npm run lint:deps` says of a folder with these files. */
function dependencies(files: Changes): { status: number | null; stdout: string } {
  const root = makeSite({
    'components/Button.tsx': null,
    'pages/en/_meta.ts': null,
    'pages/zh/_meta.ts': null,
    'tsconfig.json': TSCONFIG,
    ...files
  })
  const depcruise = join(repository, 'node_modules', '.bin', 'depcruise')
  return spawnSync(depcruise, ['.', '--config', join(repository, '.dependency-cruiser.cjs')], {
    cwd: root,
    encoding: 'utf8',
    // The text is compared, so it must come without colours wherever the tests run.
    env: { ...process.env, NO_COLOR: '1' }
  })
}

function importing(path: string): string {
  return `import '${path}'\n`
}

afterAll(removeSites)

describe('.dependency-cruiser.cjs', () => {
  it('lets components use interface words', () => {
    const { status, stdout } = dependencies({ 'components/a.ts': importing('../i18n/en.ts') })
    expect(stdout).toContain('no dependency violations')
    expect(status).toBe(0)
  })

  it.each<[string, Changes, string]>([
    ['rules that use interface words', { 'rules/a.ts': importing('../i18n/en.ts') }, 'rules-may-import'],
    [
      'rules that know the deployment',
      { 'rules/a.ts': importing('../site.config.ts'), 'site.config.ts': '' },
      'rules-stand-alone'
    ],
    [
      'interface words that use components',
      { 'i18n/b.ts': importing('../components/a.ts'), 'components/a.ts': '' },
      'i18n-may-import'
    ],
    [
      'pages that use rules',
      { 'pages/_app.tsx': importing('../rules/a.ts'), 'rules/a.ts': '' },
      'pages-may-import'
    ],
    [
      'scripts that use pages',
      { 'scripts/a.ts': importing('../pages/404'), 'pages/404.tsx': '' },
      'scripts-may-import'
    ],
    ['a circle', { 'auth/a.ts': importing('./b.ts'), 'auth/b.ts': importing('./a.ts') }, 'no-circular'],
    ['a lost file', { 'auth/a.ts': importing('./lost.ts') }, 'not-to-unresolvable']
  ])('refuses %s', (_what, files, rule) => {
    const { status, stdout } = dependencies(files)
    expect(stdout).toContain(`error ${rule}`)
    expect(status).not.toBe(0)
  })
})
