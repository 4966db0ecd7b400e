import type { ReactNode } from 'react'
import type { Marked } from '../../search/types'

/** Text with the parts that matched, cut by offset; no string is ever read as HTML. */
export function Highlighted({ text, marks }: Marked) {
  const nodes: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    if (start > at) nodes.push(text.slice(at, start))
    nodes.push(<mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  if (at < text.length) nodes.push(text.slice(at))
  return <>{nodes}</>
}
