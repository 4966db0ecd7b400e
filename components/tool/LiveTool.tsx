import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { LinkNotice } from './LinkNotice'
import { Recover } from '../islands/Recover'
import { SheetCode } from '../share/SheetCode'
import { Actions } from './Actions'
import { CannotWorkOut } from './CannotWorkOut'
import { ToolForm } from './ToolForm'
import { PrintSheet } from './PrintSheet'
import { questionWords } from './question-words'
import { useTool, type ToolState, type ToolProps } from './use-tool'

/** How long a reader must pause before the answer is read out. */
const PAUSE = 800

interface Props<Found> extends Pick<ToolProps<Found>, 'definition' | 'data'> {
  /** The name of the tool in both languages, for paper. */
  names: string
  answer(state: ToolState<Found>, heading: RefObject<HTMLHeadingElement>): ReactNode
  /** The answer in a sentence, for screen readers. */
  announce(state: ToolState<Found>): string
  /** Below the form and the answer. */
  below?(state: ToolState<Found>): ReactNode
  /** Above everything, on screen only. */
  above?(state: ToolState<Found>): ReactNode
  /** The answer so far, where it is a sum, in words: in view on a phone while the form is filled. */
  sum?(state: ToolState<Found>): string | undefined
  /** Answers given outside the form, as list items, for paper. */
  alsoAnswered?(state: ToolState<Found>): ReactNode
}

/** The form, the answer and the parts below. State is above the error boundaries, so it survives an error. */
export function LiveTool<Found>({ definition, data, names, ...parts }: Props<Found>) {
  const state = useTool(definition, data)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      {parts.above?.(state)}
      <Recover fallback={null} resetKey={state.reading}>
        {/* An address, even without the answer that is private, says that the tool was used. */}
        {state.isPrivate ? null : <SheetCode languages={[data.language]} />}
        <PrintSheet definition={definition} data={data} state={state} names={names}>
          {parts.alsoAnswered?.(state)}
        </PrintSheet>
      </Recover>
      <Recover fallback={null} resetKey={state.unread}>
        <LinkNotice
          parts={unreadNames(definition, data, state.unread)}
          words={data.words.typed.link}
          language={data.language}
        />
      </Recover>
      <Recover>
        <ToolForm
          key={state.round}
          definition={definition}
          data={data}
          state={state}
          answer={heading}
          sum={parts.sum?.(state)}
        />
      </Recover>
      <div>
        <Recover fallback={<CannotWorkOut data={data} heading={heading} />} resetKey={state.reading}>
          {parts.answer(state, heading)}
        </Recover>
        {/* Nothing to copy, print or clear before there is an answer; after it was cleared the focus stays here. */}
        {state.isExample && !state.changed ? null : (
          <Recover>
            <Actions data={data} onClear={state.clear} />
          </Recover>
        )}
      </div>
      <Recover fallback={null} resetKey={state.reading}>
        {parts.below?.(state)}
      </Recover>
      <Recover fallback={null} resetKey={state.reading}>
        <Status state={state} announce={parts.announce} />
      </Recover>
    </>
  )
}

/** The labels of questions; text that belongs to none stays as it is. */
function unreadNames<Found>(
  { questions }: Props<Found>['definition'],
  { words }: Props<Found>['data'],
  unread: readonly string[]
): string[] {
  return unread.map(part => (questions.some(({ id }) => id === part) ? questionWords(words, part).label : part))
}

interface StatusProps<Found> extends Pick<Props<Found>, 'announce'> {
  state: ToolState<Found>
}

/** Announces the answer once, when the reader pauses, but not before anything has changed. */
function Status<Found>({ state, announce }: StatusProps<Found>) {
  const { changed } = state
  const [announced, setAnnounced] = useState('')
  const text = announce(state)
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => setAnnounced(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text, changed])
  return (
    <p className="visually-hidden" role="status" data-announced>
      {announced}
    </p>
  )
}
