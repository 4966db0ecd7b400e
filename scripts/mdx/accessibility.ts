/** The criteria of WCAG 2.2 and AS EN 301 549, with what this site does about each, by principle. */
import type { PrincipleView } from '../../components/content/views.ts'
import { accessibilityWords } from '../../i18n/accessibility.ts'
import { fill } from '../../i18n/fill.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Criterion } from '../../rules/data/text-schemas.ts'
import type { ViewContext } from './views.ts'

/** New in WCAG 2.2: the web clause of AS EN 301 549 (9) is WCAG 2.1. */
const NEW = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** One table for each principle. */
export function accessibilityTables({ data, language }: ViewContext): PrincipleView[] {
  const words = accessibilityWords[language]
  const criteria = [...data.accessibility.values()]
  const rowOf = ({ id, level, name, state, tested, note, mend_by: by }: Criterion) => ({
    id,
    name: name[language],
    level,
    clause: NEW.includes(id) ? words.noClause : fill(words.clause, { clause: `9.${id}` }),
    state: words.states[state],
    tested: tested.map(way => words.ways[way]).join(language === 'zh' ? '、' : ', '),
    ...(note && { note: note[language] }),
    ...(by && { mendBy: fill(words.mendBy, { date: formatDate(by, language) }) })
  })
  return Object.entries(words.principles).map(([principle, name]) => ({
    caption: fill(words.caption, { principle: name }),
    columns: [words.criterion, words.state, words.tested],
    rows: criteria.filter(({ id }) => id.startsWith(`${principle}.`)).map(rowOf)
  }))
}
