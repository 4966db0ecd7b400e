/** The waits of a first payday: each kind says from which day it counts. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { definition as firstPayday, type Found } from '../../../../components/days/first-payday/definition.ts'
import { Scale } from '../../../../components/days/first-payday/Scale.tsx'
import { tool } from '../../../../components/days/first-payday/tool.tsx'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { firstPaydayWords as words } from '../../../../i18n/days/first-payday/en.ts'
import { loadData } from '../../../../rules/data/load.ts'
import type { Wait } from '../../../../rules/household/waits/wait.ts'
import { firstPaydaySituation } from '../../../../rules/situations/first-payday.ts'
import { pack as firstPaydayPack } from '../../../../components/days/first-payday/data.ts'
import { packed } from '../../../../scripts/mdx/days/pack.ts'
import { ratesOn } from '../../rules/support.ts'

const TODAY = '2026-11-26'
const page = packed({ data: loadData(), language: 'en', today: TODAY }, firstPaydayPack, firstPayday.questions)
const found = withBook(firstPayday, page.book).assess(
  firstPaydaySituation.parse({ claimOn: TODAY, age: 35, partnered: false, children: false, residence: {} }),
  ratesOn(TODAY)
)
const STARTS = words.scale.starts
const KINDS = ['liquid-assets', 'income-maintenance', 'newly-arrived'] as const

function wait(id: Wait['id'], runs: Wait['runs'] = 'together'): Wait {
  return { id, days: 7, from: TODAY, until: '2026-12-02', runs, mayBeExempt: [], missing: [], figures: [], section: '' }
}

function textOf(waits: Wait[]): string {
  const changed: Found = { ...found, payday: { ...found.payday, waits } }
  return renderToStaticMarkup(<Scale found={changed} data={page} />)
}

it.each(KINDS)('%s says from which day it counts, alone or with others', id => {
  const others = KINDS.filter(other => other !== id)
  expect(textOf([wait(id)])).toContain(STARTS[id])
  expect(textOf([wait(id)])).not.toContain(words.scale.together)
  for (const other of others) expect(textOf([wait(id)])).not.toContain(STARTS[other])
  expect(textOf([wait(id), wait('ordinary', 'after-the-others')])).toContain(`${STARTS[id]} ${words.scale.together}`)
})

it('the ordinary week comes after the others, and alone says nothing', () => {
  const ordinary = wait('ordinary', 'after-the-others')
  expect(textOf([wait('liquid-assets'), ordinary])).toContain(words.scale.after)
  expect(textOf([ordinary])).not.toContain(words.scale.after)
})

it('reasons that would end one wait on the same day are said together', () => {
  const because = ['severe-hardship-and-costs', 'served-in-last-12-months'] as const
  const shorter = because.map(each => ({ wait: 'liquid-assets' as const, because: each, days: 14 }))
  const changed: Found = { ...found, payday: { ...found.payday, startsOn: TODAY, shorter } }
  const html = renderToStaticMarkup(
    <PagePath.Provider value="/en/calculators/first-payday">
      <tool.Answer found={changed} data={page} />
    </PagePath.Provider>
  )
  expect(html.split(`${words.waits['liquid-assets']}: you could be paid`)).toHaveLength(2)
  expect(html).toContain(because.map(each => words.shorter[each]).join(' '))
})

it('the headline is the payday, and says from which day it counts', () => {
  const payday = { ...found.payday, startsOn: '2026-12-03', firstPayment: { from: '2026-12-17', to: '2026-12-17' } }
  expect(tool.headline({ ...found, payday }, page)).toEqual({
    lead: words.headline.lead,
    main: 'Thursday 17 December 2026',
    detail: 'This payment covers the days from about Thursday 3 December 2026.'
  })
})
