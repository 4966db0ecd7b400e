import { Children, type ReactNode } from 'react'

/** A part that few readers of its page need: its heading, which opens the rest. */
export function Fold({ children }: { children: ReactNode }) {
  const [heading, ...rest] = Children.toArray(children)
  return (
    <details className="fold">
      <summary>{heading}</summary>
      {rest}
    </details>
  )
}
