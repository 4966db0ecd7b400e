import { useEffect, useRef, useState } from 'react'
import { Printed } from '../content/Printed'
import { Actions } from './Actions'
import { Answer } from './Answer'
import { CalculatorForm } from './CalculatorForm'
import styles from './calculators.module.css'
import { EarningsPart } from './EarningsPart'
import { Examples } from './Examples'
import { statusText } from './format'
import { PrintEnd, PrintSheet } from './PrintSheet'
import type { CalculatorData, Definition } from './types'
import { useCalculator } from './use-calculator'

/** How long a reader must pause before the answer is read out. */
const PAUSE = 800

interface Props {
  definition: Definition
  /** From the build; see scripts/mdx/calculators.ts. */
  data?: CalculatorData | undefined
}

/**
 * One calm form and its answer. The page is whole before React arrives: the
 * answer to the first answers, and the examples, are in its HTML.
 */
export function Calculator({ definition, data }: Props) {
  if (!data) return null
  return (
    <>
      <Alive definition={definition} data={data} />
      <Printed>{typeof window === 'undefined' ? <Examples definition={definition} data={data} /> : null}</Printed>
    </>
  )
}

function Alive({ definition, data }: { definition: Definition; data: CalculatorData }) {
  const state = useCalculator(definition, data)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.calc} data-react="now" data-nosearch data-calculator={definition.id}>
      <PrintSheet definition={definition} data={data} state={state} />
      <CalculatorForm key={state.round} definition={definition} data={data} state={state} answer={heading} />
      <div>
        <Answer definition={definition} data={data} state={state} heading={heading} />
        <Actions data={data} onClear={state.clear} />
      </div>
      <EarningsPart definition={definition} data={data} state={state} />
      <PrintEnd definition={definition} data={data} state={state} />
      <Status definition={definition} data={data} state={state} />
    </div>
  )
}

/** Says the answer once, when the reader pauses; never before anything was changed. */
function Status({ definition, data, state }: { definition: Definition; data: CalculatorData; state: ReturnType<typeof useCalculator> }) {
  const { outcome, changed } = state
  const [said, setSaid] = useState('')
  const { words } = data
  const text =
    outcome.kind === 'result'
      ? statusText(outcome.result, data, words.calculators[definition.id].headline)
      : outcome.kind === 'errors'
        ? words.answer.statusErrors
        : words.answer.notHeld
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
