/** A mistyped command gets one plain sentence and its usage, never a stack trace. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusePreview } from '../../../scripts/lib/exported.ts'
import { siteToday } from '../../../scripts/lib/today.ts'
import { callScript } from '../../content/run-script.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a command', () => {
  // `npm run preview --as-at 2027-03-20` gives the script the day alone; with `=` nothing at all.
  it.each([
    ['preview.ts', ['2027-03-20'], {}],
    ['preview.ts', [], { npm_config_as_at: '2027-03-20' }],
    ['preview.ts', ['--as-at', '2027-02-30'], {}],
    ['report.ts', ['rates', '--within', 'soon'], {}],
    ['report.ts', ['reviews', '--within', '1.5'], {}],
    ['report.ts', [], {}],
    ['check.ts', ['--all'], {}],
    ['check.ts', ['nonsense'], {}],
    ['new-page.ts', ['community/legal/fines'], {}],
    ['open-issues.ts', ['everything'], {}]
  ])('%s %j %j is refused with its usage', async (script, args, env) => {
    const { status, output } = await callScript(script, args, env)
    expect(status).toBe(2)
    expect(output).toMatch(/^npm run [a-z:]+ (?:\[?-- )/m)
  })

  it.each([
    ['report.ts', 'report -- due [--within 14] [--calendar] | rates [--within 60]'],
    ['check.ts', 'typography-zh']
  ])('%s prints its usage for --help, and does nothing else', async (script, usage) => {
    const { status, output } = await callScript(script, ['--help'])
    expect(status).toBe(0)
    expect(output).toContain(usage)
    expect(output).not.toMatch(/problems$|^total/m)
  })
})

describe('siteToday', () => {
  it.each(['tomorrow', '2027-02-30', '2027-3-20', ''])('refuses “%s”', day => {
    vi.stubEnv('FOOTHOLD_AS_AT', day)
    expect(siteToday).toThrow('FOOTHOLD_AS_AT takes a day')
  })

  it('is the day asked for', () => {
    vi.stubEnv('FOOTHOLD_AS_AT', '2027-03-20')
    expect(siteToday()).toBe('2027-03-20')
  })
})

it('refusePreview looks at the front page', () => {
  const out = mkdtempSync(join(tmpdir(), 'foothold-out-'))
  writeFileSync(join(out, 'index.html'), '<!DOCTYPE html><html lang="en" dir="ltr" data-as-at="2027-03-20">')
  expect(() => refusePreview(out)).toThrow('as at 2027-03-20')
  writeFileSync(join(out, 'index.html'), '<!DOCTYPE html><html lang="en" dir="ltr">')
  expect(() => refusePreview(out)).not.toThrow()
  rmSync(out, { recursive: true })
})
