/** Whose deadline a card shows: only the reader’s own are counted, and only those can be missed by the reader. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LimitCard } from '../../../../components/days/LimitCard.tsx'
import { tool } from '../../../../components/days/deadlines/tool.tsx'
import type { LimitBook } from '../../../../components/days/limits.ts'
import type { DaysData, OwnWords } from '../../../../components/days/types.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { work } from '../../../../components/tool/work.ts'
import type { DeadlinesWords } from '../../../../i18n/days/deadlines/en.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { reading } from '../../../support/answers.ts'
import { ratesOn } from '../../rules/support.ts'

const data = loadData()
const TODAY = '2026-11-26'

type Packed = DaysData<OwnWords & DeadlinesWords, LimitBook>

describe.each(LANGUAGES)('in %s', language => {
  const packed = daysData({ data, language, today: TODAY }, 'deadlines') as Packed
  const definition = withBook(tool.definition, packed.book)
  const { own } = packed
  const { words } = packed.book

  function found(answers: Record<string, string>) {
    const outcome = work(definition, reading(definition, answers), ratesOn(TODAY))
    if (outcome.kind !== 'result') throw new Error(outcome.kind)
    return outcome.result
  }

  function card(answers: Record<string, string>, id: string) {
    const limit = found(answers).limits.find(each => each.id === id)
    if (!limit) throw new Error(`no limit ${id}`)
    return renderToStaticMarkup(<LimitCard limit={limit} data={packed} now={TODAY} />)
  }

  it.each([
    // The employer has to pay.
    [{ work: 'job-ended', 'on-job-ended': '2026-11-24' }, 'final-pay', 'theirs'],
    // The lender has to answer.
    [{ money: 'hardship-notice', 'on-hardship-notice': '2026-11-24' }, 'hardship-answer', 'theirs'],
    // Nobody has to act: it stops.
    [{ payment: 'debt-paused', 'on-debt-paused': '2026-11-24' }, 'debt-pause-ends', 'opens'],
    [{ work: 'dismissed', 'on-dismissed': '2026-11-24' }, 'unfair-dismissal', 'due']
  ] as const)('%j: the card of %s says what %s means', (answers, id, kind) => {
    const html = card(answers, id)
    expect(html).toContain(words.missed[kind])
    expect(html).toContain(words.late[kind])
    if (kind !== 'due') expect(html).not.toContain(words.missed.due)
    if (kind !== 'due') expect(html).not.toContain(words.late.due)
  })

  it('says nothing of what is lost where nothing is, and nothing of what to do where there is nothing', () => {
    const html = card({ obligations: 'demerit', 'on-demerit': '2026-11-24' }, 'demerit-ends')
    for (const kind of ['due', 'opens', 'theirs'] as const) {
      expect(html).not.toContain(words.missed[kind])
      expect(html).not.toContain(words.late[kind])
    }
  })

  it('says whom a number belongs to before it, and never as what to do', () => {
    const html = card({ work: 'dismissed', 'on-dismissed': '2026-11-24' }, 'unfair-dismissal')
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      { en: 'Who to call: Fair Work Commission 1300', zh: '打哪个电话：公平工作委员会（Fair Work Commission） 1300' }[
        language
      ]
    )
  })

  it('counts the deadlines of the reader, and shows the other dates under their own heading', () => {
    const result = found({ work: 'job-ended', 'on-job-ended': '2026-11-28' })
    const kinds = result.limits.filter(({ isOver }) => !isOver).map(({ kind }) => kind)
    expect(kinds).toContain('theirs')
    const html = renderToStaticMarkup(<tool.Answer found={result} data={packed} />)
    const due = kinds.filter(kind => kind === 'due').length
    expect(due).toBe(1)
    expect(html).toContain(`<h3>${own.oneRuns}</h3>`)
    expect(html.indexOf(`<h3>${own.oneRuns}</h3>`)).toBeLessThan(html.indexOf(`<h3>${own.others}</h3>`))
    expect(html.indexOf('data-limit="final-pay"')).toBeGreaterThan(html.indexOf(`<h3>${own.others}</h3>`))
  })

  it('shows first what has passed, since something can still be done today', () => {
    const result = found({
      work: 'dismissed',
      'on-dismissed': '2026-11-20',
      payment: 'papers-due',
      'on-papers-due': '2026-11-02'
    })
    const html = renderToStaticMarkup(<tool.Answer found={result} data={packed} />)
    expect(html.indexOf('data-limit="give-papers"')).toBeGreaterThan(html.indexOf(`<h3>${own.over}</h3>`))
    expect(html.indexOf('data-limit="give-papers"')).toBeLessThan(html.indexOf('data-limit="unfair-dismissal"'))
  })

  it('does not show that a claim can be started early as a deadline, nor after the last day of work', () => {
    const early = found({ work: 'job-ended', 'on-job-ended': '2027-06-30' })
    const start = early.limits.find(({ id }) => id === 'jobseeker-start')
    expect(start).toMatchObject({ kind: 'opens', last: start?.from })
    const late = found({ work: 'job-ended', 'on-job-ended': '2026-11-20' })
    expect(late.limits.map(({ id }) => id)).not.toContain('jobseeker-start')
  })
})
