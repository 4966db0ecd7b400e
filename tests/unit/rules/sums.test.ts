/** Figures that are sums of others: an amount typed wrong, or a new rate without its parts, stands out. */
import { describe, expect, it } from 'vitest'
import { loadData } from '../../../rules/data/load.ts'
import { valueOn } from '../../../rules/figures.ts'

const { figures } = loadData()

/** Each total with its parts; a part may be there more than once. */
const SUMS: Record<string, string[]> = {
  ...Object.fromEntries(
    ['single', 'couple-each'].flatMap(who => [
      [
        `pension.rate.${who}`,
        [`pension.basic.${who}`, `pension.supplement.${who}`, `energy-supplement.pension.${who}`]
      ],
      [`pension.minimum.${who}`, [`pension.supplement.minimum.${who}`, `energy-supplement.pension.${who}`]]
    ])
  ),
  ...Object.fromEntries(
    [
      ['dependent-16-17', '16-17-home', 'single'],
      ['dependent-18-20', '18-20-home', 'single'],
      ['independent-16-20', 'independent', 'single'],
      ['couple-each-16-20', 'independent', 'couple-each']
    ].map(([group, energy, who]) => [
      `pension.dsp-youth.${group}`,
      [
        `pension.dsp-youth.basic.${group}`,
        'youth-disability-supplement',
        `energy-supplement.pension.dsp-youth-${energy}`,
        `pharmaceutical-allowance.${who}`
      ]
    ])
  ),
  'parenting-payment.rate.separated': ['jobseeker.rate.single-with-children'],
  'jobseeker.rate.principal-carer-exempt': [
    'parenting-payment.rate.single',
    'parenting-payment.pension-supplement.single'
  ],
  'parental-leave-pay.rate.week': Array.from({ length: 5 }, () => 'parental-leave-pay.rate.day')
}

function figure(id: string) {
  const found = figures.get(id)
  if (!found) throw new Error(`${id} is not in data/figures/.`)
  return found
}

describe.each(Object.entries(SUMS))('%s', (total, parts) => {
  const all = [total, ...parts].map(figure)
  const first =
    all
      .map(({ values }) => values[0]?.from ?? '')
      .sort()
      .at(-1) ?? ''
  const days = [...new Set(all.flatMap(({ values }) => values.map(({ from }) => from)))].filter(day => day >= first)

  it.each(days.sort())('is the sum of its parts on %s', day => {
    const sum = parts.reduce((cents, id) => cents + valueOn(figure(id), day).value, 0)
    expect(sum).toBe(valueOn(figure(total), day).value)
  })
})
