/** Where people report a vulnerability: security.txt and SECURITY.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { securityText } from '../../../../scripts/lib/security-txt.ts'
import { site } from '../../../../site.config.ts'

it('security.txt has the fields of RFC 9116, and expires within a year', () => {
  const lines = securityText('2026-11-21')
    .trimEnd()
    .split('\n')
    .map(line => line.split(/: (.*)/s).slice(0, 2))
  expect(Object.fromEntries(lines)).toEqual({
    Contact: `mailto:${site.email}`,
    Policy: expect.stringMatching(/^https:.+\/SECURITY\.md$/),
    'Preferred-Languages': 'en, zh',
    Canonical: `${site.url}/.well-known/security.txt`,
    Expires: '2027-05-20T00:00:00.000Z'
  })
})

it('SECURITY.md has the mail address of site.config.ts', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../SECURITY.md'), 'utf8')).toContain(`<${site.email}>`)
})
