/**
 * A browser that forces dark colours changes the background of the page, but no shape and no text in a drawing: every
 * drawing with text has its own ground.
 */
import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EarningsChart, type ChartProps } from '../../../../components/calculators/EarningsChart.tsx'
import { Compare } from '../../../../components/pictures/Compare.tsx'
import { History } from '../../../../components/pictures/History.tsx'
import { Keep } from '../../../../components/pictures/Keep.tsx'
import { calculatorWords } from '../../../../i18n/calculators/en.ts'

const history = {
  caption: 'Rate',
  summary: 'It rose.',
  marks: [
    { at: 1, value: 10 },
    { at: 2, value: 20 }
  ],
  firstText: '$10',
  lastText: '$20',
  years: [],
  columns: [],
  rows: [],
  table: 'Every change'
}
const points = [
  { pay: 0, payment: 100, total: 100, kept: 1 },
  { pay: 200, payment: 0, total: 200, kept: 1 }
]
const keep = { ...history, curve: points, axis: [], top: '$100', payment: 'Payment', pay: 'Pay' }
const spans = [{ from: 0, until: 22, text: 'Youth Allowance' }]
const ages = { caption: 'By age', rows: [{ title: 'Looking for work', spans }], most: 70, foot: 'Ages in years' }
const chart = {
  earnings: { here: points[0], cutOut: 200, kept: 1, end: 200, curve: () => points },
  data: { language: 'en', words: calculatorWords }
} as never as ChartProps

it.each<[string, ReactElement]>([
  ['a history', <History figure="rate" data={history as never} />],
  ['what is kept of pay', <Keep situation="single" data={keep as never} />],
  ['which payment at which age', <Compare data={ages} />],
  ['the chart of a calculator', <EarningsChart {...chart} />]
])('%s is drawn on its own ground', (_what, drawing) => {
  const svg = parse(renderToStaticMarkup(drawing)).querySelector('svg')
  expect(svg?.querySelectorAll('text').length).toBeGreaterThan(0)
  const [, , width = '', height = ''] = svg?.getAttribute('viewBox')?.split(' ') ?? []
  const ground = svg?.querySelector('rect')
  expect(ground?.getAttribute('class')).toMatch(/ground/)
  expect(svg?.firstElementChild).toBe(ground)
  expect([
    [width, height],
    ['100%', '100%']
  ]).toContainEqual([ground?.getAttribute('width'), ground?.getAttribute('height')])
})
