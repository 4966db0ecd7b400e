import { useEffect, useRef, useState } from 'react'
import { Recover } from '../islands/Recover'
import { registerIsland } from '../islands/registry'
import { Actions } from './Actions'
import { Answer, CannotWorkOut } from './Answer'
import { CalculatorForm } from './CalculatorForm'
import { EarningsPart } from './EarningsPart'
import { statusText } from './format'
import { PrintEnd, PrintSheet } from './PrintSheet'
import type { CalculatorData, Definition } from './types'
import { useCalculator, type PartProps } from './use-calculator'

/** The island of a calculator's page. */
export const CALCULATOR_ISLAND = 'calculator'

/** How long a reader must pause before the answer is read out. */
const PAUSE = 800

/** Called by the browser's module of a calculator's page (scripts/mdx/browser-page.ts). */
export function registerCalculator(definition: Definition, data: CalculatorData): void {
  registerIsland(CALCULATOR_ISLAND, <LiveCalculator definition={definition} data={data} />)
}

/** The form, the answer and the parts below. State lives above the error boundaries, and outlives what throws. */
export function LiveCalculator({ definition, data }: Omit<PartProps, 'state'>) {
  const state = useCalculator(definition, data)
  const heading = useRef<HTMLHeadingElement>(null)
  const part = { definition, data, state }
  return (
    <>
      <Recover fallback={null} resetKey={state.reading}>
        <PrintSheet {...part} />
      </Recover>
      <Recover>
        <CalculatorForm key={state.round} {...part} answer={heading} />
      </Recover>
      <div>
        <Recover fallback={<CannotWorkOut data={data} heading={heading} />} resetKey={state.reading}>
          <Answer {...part} heading={heading} />
        </Recover>
        <Recover>
          <Actions data={data} onClear={state.clear} />
        </Recover>
      </div>
      <Recover fallback={null} resetKey={state.reading}>
        <EarningsPart {...part} />
        <PrintEnd {...part} />
      </Recover>
      <Recover fallback={null} resetKey={state.reading}>
        <Status {...part} />
      </Recover>
    </>
  )
}

/** Announces the answer once, when the reader pauses; not before anything was changed. */
function Status({ definition, data, state }: PartProps) {
  const { outcome, changed } = state
  const [said, setSaid] = useState('')
  const { statusErrors: errors, failed, notHeld } = data.words.answer
  const text =
    outcome.kind === 'result'
      ? statusText(outcome.result, data, data.words.calculators[definition.id].headline)
      : { errors, failed, 'not-held': notHeld }[outcome.kind]
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => setSaid(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, changed])
  return (
    <p className="visually-hidden" role="status" data-said>
      {said}
    </p>
  )
}
