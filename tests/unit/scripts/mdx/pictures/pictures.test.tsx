/** Pictures as pages carry them: what they say, from data and rules, and how heavy they are. */
import { gzipSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Compare } from '../../../../../components/pictures/Compare.tsx'
import { anchorAt, scale, WIDTH } from '../../../../../components/pictures/geometry.ts'
import { History } from '../../../../../components/pictures/History.tsx'
import { Keep } from '../../../../../components/pictures/Keep.tsx'
import { Ladder } from '../../../../../components/pictures/Ladder.tsx'
import { Timeline } from '../../../../../components/pictures/Timeline.tsx'
import { LANGUAGES, type Language } from '../../../../../i18n/languages.ts'
import { pictures as en } from '../../../../../i18n/pictures/en.ts'
import { loadData } from '../../../../../rules/data/load.ts'
import { comparePicture } from '../../../../../scripts/mdx/pictures/compare.ts'
import { historyPicture } from '../../../../../scripts/mdx/pictures/history.ts'
import { KEEP_SITUATIONS, keepPicture } from '../../../../../scripts/mdx/pictures/keep.ts'
import { ladderPicture } from '../../../../../scripts/mdx/pictures/ladder.ts'
import { TIMELINE_IDS, timelinePicture } from '../../../../../scripts/mdx/pictures/timeline.ts'
import type { PictureContext } from '../../../../../scripts/mdx/pictures/words.ts'

const data = loadData()

function page(language: Language, today = '2026-11-23'): PictureContext {
  return { data, language, today, figures: new Set() }
}

/** The value of a figure that its file ends with. */
function current(id: string): number {
  return data.figures.get(id)?.values.at(-1)?.value ?? NaN
}

/** Every picture in one language, by name. */
function drawn(language: Language): [name: string, element: ReactNode][] {
  const context = page(language)
  return [
    ['compare', <Compare key="" data={comparePicture(context)} />],
    ['ladder', <Ladder key="" data={ladderPicture(context)} />],
    ...['jobseeker.rate.single-no-children', 'redundancy.tax-free.base', 'deeming.rate.lower'].map(
      (id): [string, ReactNode] => [id, <History key="" figure={id} data={historyPicture(context, id)} />]
    ),
    ...TIMELINE_IDS.map((id): [string, ReactNode] => [
      id,
      <Timeline key="" id={id} data={timelinePicture(context, id)} />
    ]),
    ...KEEP_SITUATIONS.map((id): [string, ReactNode] => [
      id,
      <Keep key="" situation={id} data={keepPicture(context, id)} />
    ])
  ]
}

/** The bytes of HTML that a picture may take, gzip. */
const MOST = 3 * 1024

for (const language of LANGUAGES) {
  describe(`pictures in ${language}`, () => {
    it.each(drawn(language))('%s is small, has its content as text, and no invalid number', (_name, element) => {
      const html = renderToStaticMarkup(element)
      expect(gzipSync(html).length).toBeLessThanOrEqual(MOST)
      expect(html).not.toMatch(/NaN|undefined|Infinity|\{\w+\}|style=/)
      expect(html).toMatch(/<figcaption>[^<]+<\/figcaption>/)
      const label = /role="img" aria-label="([^"]*)"/.exec(html)?.[1]
      // A drawing that speaks has the same as a table; others are beside their words.
      if (html.includes('role="img"')) {
        expect(label).toMatch(/\S/)
        expect(html).toContain('<table')
      } else {
        expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
        expect(html).toMatch(/<li>/)
      }
    })
  })
}

/** Where the letters of a label begin and end: a Latin one is about half as wide as a Chinese one, of 13 px. */
function spanOfLabel(text: string, x: number): [from: number, to: number] {
  const width = [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 7.5 : 13), 0)
  const share = { start: 0, middle: 0.5, end: 1 }[anchorAt(x)]
  return [x - share * width, x + (1 - share) * width]
}

describe('what pictures say', () => {
  it.each(LANGUAGES.flatMap(language => KEEP_SITUATIONS.map(id => ({ language, id }))))(
    'keeps the numbers below the pay of $id apart, in $language',
    ({ language, id }) => {
      const { axis, curve } = keepPicture(page(language), id)
      const x = scale([0, curve.at(-1)?.pay ?? 0], [1, WIDTH - 1])
      const labels = axis.map(({ at, text }) => spanOfLabel(text, x(at)))
      expect(labels.length).toBeGreaterThan(2)
      for (const [index, [from]] of labels.entries()) expect(from).toBeGreaterThan((labels[index - 1]?.[1] ?? -9) + 3)
    }
  )

  it('shows a figure from its first dated value to the one in force, and no later', () => {
    const id = 'jobseeker.rate.single-no-children'
    const held = data.figures.get(id)?.values ?? []
    const until = page('en', '2025-10-01')
    const picture = historyPicture(until, id)
    const expected = held.filter(({ from }) => from <= '2025-10-01')
    expect(picture.rows.map(row => row.id)).toEqual(expected.map(({ from }) => from).reverse())
    expect(picture.marks.map(({ value }) => value)).toEqual([...expected, expected.at(-1)].map(value => value?.value))
    expect(picture.lastText).toBe('$793.60')
    expect([...until.figures]).toEqual([id])
  })

  it('draws nothing of a figure with one value', () => {
    expect(() => historyPicture(page('en'), 'waiting-period.ordinary')).toThrow('no two values')
  })

  it('changes the payment at the ages of data/', () => {
    const [single, couple] = comparePicture(page('en')).rows
    expect(single?.spans.map(({ from }) => from)).toEqual([0, current('parenting-payment.child-age.single')])
    expect(couple?.spans.map(({ from }) => from)).toEqual([0, current('parenting-payment.child-age.partnered')])
    expect(single?.spans.map(({ text }) => text)).toEqual([
      'Under 14: Parenting Payment Single',
      'From 14: JobSeeker Payment'
    ])
  })

  it('has a rung for each zone, with as many marks as in data/', () => {
    const context = page('en')
    const { rungs, most } = ladderPicture(context)
    const counts = ['demerits.capability-interview', 'demerits.capability-assessment'].map(current)
    expect(rungs.map(({ count }) => count)).toEqual([0, 1, ...counts, most])
    expect(context.figures).toContain('demerits.capability-interview')
  })

  it('counts business days and weeks as days, and puts the ordinary wait last', () => {
    expect(timelinePicture(page('en'), 'missed').spans.map(({ days }) => days)).toEqual([7, undefined, 91])
    const { spans, most } = timelinePicture(page('en'), 'claim')
    expect(spans.at(-1)).toMatchObject({ from: 91, days: 7 })
    expect(most).toBe(98)
  })

  it.each([
    ['claim', '14 weeks', '14 周'],
    ['missed', '13 weeks', '13 周'],
    ['job-end', '3 weeks', '3 周']
  ])('says under the line of %s how long it is', (id, en, zh) => {
    expect(timelinePicture(page('en'), id).end).toBe(en)
    expect(timelinePicture(page('zh'), id).end).toBe(zh)
  })

  it('shows what the calculator shows, with a bend at the free area and at the cut-out', () => {
    const { curve, summary } = keepPicture(page('en'), 'jobseeker-single')
    const [freeArea, cutOut] = [current('jobseeker.income.free-area'), current('jobseeker.cut-out.single')]
    const [none] = curve
    expect(none?.pay).toBe(0)
    expect(none?.payment).toBe(
      current('jobseeker.rate.single-no-children') + current('energy-supplement.jobseeker.single')
    )
    expect(curve.some(({ pay }) => Math.abs(pay - freeArea) < 3_000)).toBe(true)
    expect(Math.abs((curve.find(({ payment }) => payment === 0)?.pay ?? 0) - cutOut)).toBeLessThan(3_000)
    expect(summary).toContain('$400')
  })

  it('refuses an unknown line or situation', () => {
    expect(() => timelinePicture(page('en'), 'toString')).toThrow()
    expect(() => keepPicture(page('en'), 'nobody')).toThrow()
    expect(Object.keys(en.timeline)).toEqual(TIMELINE_IDS)
  })
})
