/** The day of the build is in no file that readers keep: each morning's build would bring all of them again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { formatDate } from '../../i18n/format.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { DAYS_TOOLS } from '../../scripts/lib/days-tools.ts'
import { ROOT } from '../../scripts/lib/paths.ts'
import { SECURITY_PATH } from '../../scripts/lib/security-txt.ts'
import { builtOn, documentAt, OUT } from '../support/export.ts'
import { test } from '../support/policy.ts'

function textFiles(folder: string, kinds: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && kinds.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
}

/** Whether an example names a day that it counts from a day of its own, which its lead says. */
function isInAnExample(written: readonly string[]): boolean {
  return LANGUAGES.flatMap(language => DAYS_TOOLS.map(tool => `/${language}/calculators/${tool}`)).some(path => {
    const examples = documentAt(path).querySelector('#examples')?.closest('details')
    const lead = examples?.querySelector('p')?.text ?? ''
    return written.some(day => examples?.text.includes(day) && !lead.includes(day))
  })
}

test('no page, script or list holds the day of the build, except where data/ or a page names that day', () => {
  const day = builtOn()
  const sources = ['data', 'pages'].flatMap(folder => textFiles(join(ROOT, folder), /\.(?:yaml|mdx)$/))
  // On such a day nobody can tell the two apart. The tests of later days (docs/editors/scheduled-jobs.md) have no such day.
  if (sources.some(file => readFileSync(file, 'utf8').includes(day))) return
  const written = [day, ...LANGUAGES.map(language => formatDate(day, language))]
  if (isInAnExample(written)) return
  const holding = textFiles(OUT, /\.(?:html|js|json|xml|ics|txt)$/).filter(file => {
    const text = readFileSync(file, 'utf8')
    return written.some(each => text.includes(each))
  })
  expect(holding.map(file => relative(OUT, file)).filter(file => `/${file}` !== SECURITY_PATH)).toEqual([])
})
