/** What a new tool about days needs: files found by its name, and one line in the sidebar (docs/rules.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DAYS_TOOLS } from '../../../../scripts/lib/days-tools.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const SIDEBAR = 'pages/en/calculators/_meta.ts'

/** Every file that a new tool adds or changes, its test included. */
function filesOf(id: string): string[] {
  return [
    ...['definition.ts', 'tool.tsx', 'data.ts'].map(file => `components/days/${id}/${file}`),
    ...['en', 'zh'].map(language => `i18n/days/${id}/${language}.ts`),
    ...['en', 'zh'].map(language => `pages/${language}/calculators/${id}.mdx`),
    SIDEBAR,
    `tests/support/days/${id}.ts`
  ]
}

/** Every file of code below a folder. */
function codeIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
    .map(file => join(folder, file))
}

describe.each(DAYS_TOOLS)('%s', id => {
  it('is at most nine files', () => {
    const files = filesOf(id)
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
    expect(files.length).toBeLessThanOrEqual(9)
    expect(readFileSync(join(ROOT, SIDEBAR), 'utf8')).toMatch(new RegExp(`^  '?${id}'?: ''`, 'm'))
  })
})

it('no other code lists the tools', () => {
  const code = [
    ...['components', 'i18n', 'pages', 'rules', 'scripts', 'search', 'tests'].flatMap(codeIn),
    'next.config.mjs'
  ]
  const lists = code.filter(file => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return DAYS_TOOLS.every(id => text.includes(`'${id}'`) || text.includes(`${id}: `) || text.includes(`${id}|`))
  })
  // Forms that lack an answer: an example of each is more than a new tool needs.
  expect(lists).toEqual([SIDEBAR, 'tests/unit/components/calculators/sent-form.dom.test.tsx'])
})
