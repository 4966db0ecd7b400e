import { fill } from '../../i18n/fill'
import { registerIsland } from '../islands/registry'
import { Answer } from './Answer'
import { EarningsPart } from './EarningsPart'
import { amountWithPeriod, money, statusText } from '../tool/format'
import { SHIFT_KEY } from '../tool/fragment'
import { LiveTool } from '../tool/LiveTool'
import { PrintEnd } from '../tool/PrintSheet'
import { refusalText } from '../tool/Refusal'
import { readAmount } from '../tool/typed-numbers'
import type { CalculatorData, Definition } from '../tool/types'
import type { PartProps } from '../tool/use-tool'

/** The island of a calculator's page. */
export const CALCULATOR_ISLAND = 'calculator'

/** Called by the browser's module of a calculator's page (scripts/mdx/browser-page.ts). */
export function registerCalculator(definition: Definition, data: CalculatorData): void {
  registerIsland(CALCULATOR_ISLAND, <LiveCalculator definition={definition} data={data} />)
}

/** A calculator: its answer is an amount with its working, and what more pay does. */
export function LiveCalculator({ definition, data }: Omit<PartProps, 'state'>) {
  const { names } = data.words.calculators[definition.id]
  const fixed = { definition, data }
  return (
    <LiveTool
      {...fixed}
      names={names}
      answer={(state, heading) => <Answer {...fixed} state={state} heading={heading} />}
      below={state => (
        <>
          <EarningsPart {...fixed} state={state} />
          <PrintEnd {...fixed} state={state} />
        </>
      )}
      announce={state => announcementOf({ ...fixed, state })}
      sum={state => (state.changed ? sumOf(state, data) : undefined)}
      alsoAnswered={state => <Shift {...fixed} state={state} />}
    />
  )
}

function sumOf({ outcome }: PartProps['state'], data: CalculatorData): string | undefined {
  if (outcome.kind !== 'result' || outcome.result.amount === null) return undefined
  const { amount, unit } = outcome.result
  return fill(data.words.answer.sum, { amount: amountWithPeriod(amount, unit, data) })
}

function announcementOf({ definition, data, state: { outcome } }: PartProps): string {
  const { calculators, answer } = data.words
  switch (outcome.kind) {
    case 'result':
      return statusText(outcome.result, data, calculators[definition.id].headline)
    case 'failed':
      return answer.failed
    case 'not-held':
      return refusalText(outcome, data)
    case 'errors':
    case 'not-enough':
      return answer.statusErrors
  }
}

/** What was typed beside the chart. */
function Shift({ definition, data, state }: PartProps) {
  const shift = definition.pay ? readAmount(state.reading.answers[SHIFT_KEY] ?? '', 'fortnight').cents : undefined
  if (shift === undefined) return null
  return (
    <li>
      <span>{`${data.words.earnings.shiftLabel} `}</span>
      <strong translate="no">{money(shift, data.language)}</strong>
    </li>
  )
}
