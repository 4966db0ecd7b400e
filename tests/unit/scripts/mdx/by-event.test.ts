/** What a reader without JavaScript sees of “What can I get?”: short lists that a person chose. */
import { describe, expect, it } from 'vitest'
import { payments } from '../../../../i18n/household/payments/en.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { byEvent, MOST, SITUATIONS } from '../../../../scripts/mdx/by-event.ts'

const shown = byEvent({ data: loadData(), language: 'en', today: '2026-11-26' })

describe.each(SITUATIONS.map(([event, , first], index) => ({ event, first, row: shown[index] })))(
  'after $event',
  ({ first, row }) => {
    it('shows each payment that was chosen, because each can follow', () => {
      expect(row?.payments.map(({ name }) => name)).toEqual(first.map(id => payments[id].name))
    })

    it(`shows at most ${MOST}, not a list made by a machine`, () => {
      expect(first.length).toBeLessThanOrEqual(MOST)
    })
  }
)

it('shows nothing for a living child after a baby was stillborn', () => {
  const [, , first = []] = SITUATIONS.find(([event]) => event === 'stillbirth') ?? []
  expect(first).toEqual(['stillborn-baby-payment', 'parental-leave-pay'])
})
