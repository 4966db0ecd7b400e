/**
 * Bundles the auth client apart from Next, without the parts that this site never
 * calls: its one class holds them all, so no bundler can tell. A quarter less to
 * fetch (docs/decisions/0006-sign-in.md); tests/unit/auth runs the bundle itself.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const AUTH = join(import.meta.dirname, '..', '..', 'auth')

/** Modules of the package, as it imports them, and what takes their place. */
const REPLACED: Record<string, string> = {
  './lib/webauthn': join(AUTH, 'client-parts', 'unused.ts'),
  './lib/web3/ethereum': join(AUTH, 'client-parts', 'unused.ts'),
  './GoTrueAdminApi': join(AUTH, 'client-parts', 'admin.ts')
}

/** Statements that only write to a debug log, which is never switched on here. */
const DEBUG_LINE = /^\s*this\._debug\(.*\);$/gm

/** The client’s private methods: nothing outside the bundle knows their names. */
const PRIVATE = /^_[a-zA-Z]/

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/(lib|GoTrue)/ }, ({ path, importer }) => {
      const replacement = importer.includes('@supabase/auth-js') ? REPLACED[path] : undefined
      return replacement ? { path: replacement } : undefined
    })
    onLoad({ filter: /auth-js.+GoTrueClient\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(DEBUG_LINE, '')
    }))
  }
}

/**
 * auth/client.ts as a module that browsers can import by its address.
 * @throws where it cannot be bundled
 */
export async function authClient(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(AUTH, 'client.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    mangleProps: PRIVATE,
    plugins: [withoutUnused],
    write: false
  })
  const code = outputFiles[0]?.contents
  if (!code) throw new Error('esbuild gave nothing for auth/client.ts')
  return code
}
