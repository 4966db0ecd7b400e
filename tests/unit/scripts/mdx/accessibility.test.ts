/** What the page about accessibility says of each criterion. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { criterionSchema } from '../../../../rules/data/text-schemas.ts'
import { accessibilityTables } from '../../../../scripts/mdx/accessibility.ts'

const data = loadData()

/** WCAG 2.2: how many criteria each guideline has at levels A and AA. */
const GUIDELINES: Record<string, number> = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2
}

describe('the criteria', () => {
  it('are all of WCAG 2.2 at levels A and AA', () => {
    const ids = [...data.accessibility.keys()]
    const counted = Object.keys(GUIDELINES).map(each => [each, ids.filter(id => id.startsWith(`${each}.`)).length])
    expect(Object.fromEntries(counted)).toEqual(GUIDELINES)
  })

  const met = { id: '2.1.1', level: 'A', name: { en: 'Keyboard', zh: '键盘' }, state: 'met', tested: ['keyboard'] }
  const open = { note: { en: 'Why.', zh: '原因。' }, mend_by: '2027-06-30' }

  it.each<[what: string, change: object, isRight: boolean]>([
    ['what is met and tested', {}, true],
    ['what is met by no test', { tested: [] }, false],
    ['what is not here and not tested', { state: 'none', tested: [] }, true],
    ['what is partly met, why and by when it is mended', { state: 'partly', ...open }, true],
    ['what is partly met without a reason', { state: 'partly', mend_by: open.mend_by }, false],
    ['what is not met without a day', { state: 'not-met', note: open.note }, false],
    ['what is met and to be mended', open, false],
    ['a criterion without a number', { id: 'keyboard' }, false]
  ])('of %s', (_what, change, isRight) => {
    expect(criterionSchema.safeParse({ ...met, ...change }).success).toBe(isRight)
  })
})

describe.each(LANGUAGES)('the tables in %s', language => {
  const tables = accessibilityTables({ data, language, today: '2026-11-28' })
  const rows = tables.flatMap(table => table.rows)
  const row = (id: string) => rows.find(each => each.id === id)

  it('are one for each principle, and have every criterion once', () => {
    expect(tables).toHaveLength(4)
    expect(rows.map(({ id }) => id)).toEqual([...data.accessibility.keys()])
  })

  it('give the clause of AS EN 301 549, which has none for what is new in WCAG 2.2', () => {
    expect(row('1.4.3')?.clause).toContain('9.1.4.3')
    expect(row('2.5.8')?.clause).toContain('WCAG 2.2')
  })

  it('say how each was tested, and of what is not met why and by when', () => {
    expect(row('2.1.1')?.tested).not.toBe('')
    expect(row('1.2.1')?.tested).toBe('')
    const open = rows.filter(({ note }) => note !== undefined)
    expect(open.map(({ id }) => id)).toEqual(['3.1.2', '4.1.3'])
    expect(open.every(({ mendBy }) => mendBy?.includes('2027'))).toBe(true)
  })
})
