import { Suspense, type HTMLAttributes, type ReactNode } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  /** The name under which the browser finds what to hydrate here (registry.ts). */
  name: string
  as?: 'div' | 'main'
  children: ReactNode
}

/**
 * A part of the page that React takes over in the browser; everything around it stays as the build wrote it
 * (hydrate.tsx). Inside a Suspense boundary React hydrates in slices of a few milliseconds, and a touch is
 * answered between them; without one it is a single task that stops a slow phone. Nothing here ever suspends.
 */
export function Island({ name, as: Tag = 'div', children, ...attributes }: Props) {
  return (
    <Tag {...attributes} data-island={name}>
      <Suspense>{children}</Suspense>
    </Tag>
  )
}
