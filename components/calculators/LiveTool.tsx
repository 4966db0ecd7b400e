import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Recover } from '../islands/Recover'
import { Actions } from './Actions'
import { CalculatorForm } from './CalculatorForm'
import { CannotWorkOut } from './CannotWorkOut'
import { PrintSheet } from './PrintSheet'
import { useCalculator, type CalculatorState, type ToolProps } from './use-calculator'

/** How long a reader must pause before the answer is read out. */
const PAUSE = 800

interface Props<Found> extends Pick<ToolProps<Found>, 'definition' | 'data'> {
  /** What it is about, in both languages, for paper. */
  names: string
  answer(state: CalculatorState<Found>, heading: RefObject<HTMLHeadingElement>): ReactNode
  /** The answer in a sentence, for screen readers. */
  said(state: CalculatorState<Found>): string
  /** Below the form and the answer. */
  below?(state: CalculatorState<Found>): ReactNode
  /** Above everything, on the screen alone. */
  above?(state: CalculatorState<Found>): ReactNode
  /** Answers that are given outside of the form, as items of a list, for paper. */
  alsoAnswered?(state: CalculatorState<Found>): ReactNode
}

/** The form, the answer and the parts below. State lives above the error boundaries, and outlives what throws. */
export function LiveTool<Found>({ definition, data, names, ...parts }: Props<Found>) {
  const state = useCalculator(definition, data)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      {parts.above?.(state)}
      <Recover fallback={null} resetKey={state.reading}>
        <PrintSheet definition={definition} data={data} state={state} names={names}>
          {parts.alsoAnswered?.(state)}
        </PrintSheet>
      </Recover>
      <Recover>
        <CalculatorForm key={state.round} definition={definition} data={data} state={state} answer={heading} />
      </Recover>
      <div>
        <Recover fallback={<CannotWorkOut data={data} heading={heading} />} resetKey={state.reading}>
          {parts.answer(state, heading)}
        </Recover>
        <Recover>
          <Actions data={data} onClear={state.clear} />
        </Recover>
      </div>
      <Recover fallback={null} resetKey={state.reading}>
        {parts.below?.(state)}
      </Recover>
      <Recover fallback={null} resetKey={state.reading}>
        <Status state={state} said={parts.said} />
      </Recover>
    </>
  )
}

interface StatusProps<Found> extends Pick<Props<Found>, 'said'> {
  state: CalculatorState<Found>
}

/** Announces the answer once, when the reader pauses; not before anything was changed. */
function Status<Found>({ state, said }: StatusProps<Found>) {
  const { changed } = state
  const [announced, setAnnounced] = useState('')
  const text = said(state)
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => setAnnounced(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, changed])
  return (
    <p className="visually-hidden" role="status" data-said>
      {announced}
    </p>
  )
}
