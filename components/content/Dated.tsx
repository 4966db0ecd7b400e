import type { ReactNode } from 'react'
import type { DatedView } from './views'

interface Props {
  /** Id of the last day on which it holds, or of the first (data/dates.yaml). */
  until?: string
  from?: string
  /** Id of the day after which it holds. */
  after?: string
  data?: DatedView
  children: ReactNode
}

/**
 * What is true for a time only, such as “It closes on …”, or only after it. The build hides it by its own day, and the boot
 * script by the reader’s.
 */
export function Dated({ data, children }: Props) {
  if (!data) return null
  // Reader views drop a `div` that is mostly links, and with it the number to call.
  const Element = data.isParagraph ? 'section' : 'span'
  return (
    <Element data-turn={data.turn} hidden={data.hidden}>
      {children}
    </Element>
  )
}
