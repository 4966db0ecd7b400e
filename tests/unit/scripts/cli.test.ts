/** What an editor sees who mistypes a command: one plain sentence and the usage, never a stack trace. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteToday } from '../../../scripts/lib/today.ts'
import { refusePreview } from '../../../scripts/lib/refuse-preview.ts'
import { runScript } from '../../content/run-script.ts'

function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = runScript(script, args, env)
  return { status, said: stdout + stderr }
}

afterEach(() => vi.unstubAllEnvs())

describe('a command', () => {
  // `npm run preview --as-at 2027-03-20` gives the script the day alone; with `=` nothing at all.
  it.each([
    ['preview.ts', ['2027-03-20'], {}],
    ['preview.ts', [], { npm_config_as_at: '2027-03-20' }],
    ['preview.ts', ['--as-at', '2027-02-30'], {}],
    ['rates-due.ts', ['--within', 'soon'], {}],
    ['reviews-due.ts', ['--within', '1.5'], {}],
    ['check.ts', ['--all'], {}],
    ['new-page.ts', ['community/legal/fines'], {}]
  ])('%s %j %j is refused with its usage', (script, args, env) => {
    const { status, said } = run(script, args, env)
    expect(status).toBe(2)
    expect(said).toMatch(/^npm run [a-z:]+ (?:\[?-- )/m)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('says its usage where it is asked for help', () => {
    expect(run('rates-due.ts', ['--help'])).toMatchObject({ status: 0, said: expect.stringContaining('rates:due [-- --within 60]') as string })
  })
})

describe('siteToday', () => {
  it.each(['tomorrow', '2027-02-30', '2027-3-20', ''])('takes no “%s”', day => {
    vi.stubEnv('FOOTHOLD_AS_AT', day)
    expect(siteToday).toThrow('FOOTHOLD_AS_AT takes a day')
  })

  it('is the day asked for', () => {
    vi.stubEnv('FOOTHOLD_AS_AT', '2027-03-20')
    expect(siteToday()).toBe('2027-03-20')
  })
})

describe('refusePreview', () => {
  it.each([
    ['<html lang="en" dir="ltr" data-as-at="2027-03-20">', 'as at 2027-03-20'],
    ['<html lang="en" dir="ltr">', undefined]
  ])('looks at the front door: %s', (html, message) => {
    const out = mkdtempSync(join(tmpdir(), 'foothold-out-'))
    writeFileSync(join(out, 'index.html'), `<!DOCTYPE html>${html}`)
    if (message) expect(() => refusePreview(out)).toThrow(message)
    else expect(() => refusePreview(out)).not.toThrow()
    rmSync(out, { recursive: true })
  })
})
