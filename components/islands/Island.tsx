import { Suspense, type HTMLAttributes, type ReactNode } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  /** The name under which the browser finds what to hydrate here (registry.ts). */
  name: string
  as?: 'div' | 'main'
  children: ReactNode
}

/**
 * A part of the page that React hydrates; everything around it stays static (hydrate.tsx). Inside a Suspense boundary
 * React hydrates in slices of a few milliseconds; without one, in a single task that blocks a slow phone.
 */
export function Island({ name, as: Tag = 'div', children, ...attributes }: Props) {
  return (
    <Tag {...attributes} data-island={name}>
      <Suspense>{children}</Suspense>
    </Tag>
  )
}
