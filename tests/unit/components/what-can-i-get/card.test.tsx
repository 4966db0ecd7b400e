/** A card: what it asks for, and that it asks for nothing that no question can give. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Card } from '../../../../components/what-can-i-get/answer/Card.tsx'
import type { Fact } from '../../../../rules/household/ids.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { settle } from '../../../../rules/result.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { ratesOn } from '../../rules/support.ts'

const data = householdData({ data: loadData(), language: 'en', today: '2026-11-28' })

function card(
  who: 'you' | 'partner',
  missing: Fact[],
  asked: Fact[],
  outcome: Outcome = { id: 'ftb-b', state: 'may', decided: [], missing }
): string {
  return renderToStaticMarkup(
    <Card
      outcome={outcome}
      who={who}
      data={data}
      on="2026-11-28"
      onAsk={() => undefined}
      canAsk={facts => facts.some(fact => asked.includes(fact))}
      instead=""
      countedIn=""
      answers={{}}
      along={[]}
      isTaxed={false}
      isHeld={false}
      balance={undefined}
      isHomeJudged={false}
      endsForParents={false}
    />
  )
}

it.each<['you' | 'partner', Fact[], Fact[], boolean]>([
  ['you', ['home.type'], ['home.type'], true],
  ['you', ['livesWithParents'], ['home.type'], false],
  ['you', [], ['home.type'], false],
  // What is missing about the partner is asked about the partner, not about the reader.
  ['partner', ['age'], ['partner.age'], true],
  ['partner', ['age'], ['age'], false]
])('for %s with %o missing, of which %o can be asked: a button, %s', (who, missing, asked, hasButton) => {
  expect(card(who, missing, asked).includes('<button')).toBe(hasButton)
})

it('what leaves nothing a fortnight but some of the year says when that is paid, and what is not worked out that it is open', () => {
  const { card: words } = data.texts.en.answer
  const likely: Outcome = { id: 'ftb-b', state: 'likely', decided: [], missing: [] }
  const result = settle(ratesOn('2026-11-28'), { id: 'ftb-b', unit: 'cents-a-fortnight', limits: [] }, [])
  expect(card('you', [], [], { ...likely, result })).toContain(words.afterYear)
  expect(card('you', [], [], { ...likely, result })).not.toContain(words.amountOpen)
  expect(card('you', [], [], likely)).toContain(words.amountOpen)
})
