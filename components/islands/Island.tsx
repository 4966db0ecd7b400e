import { Suspense, type HTMLAttributes, type ReactNode } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  /** The name under which the browser finds what to hydrate here (registry.ts). */
  name: string
  as?: 'div' | 'main'
  children: ReactNode
}

/** A part of the page that React hydrates, in short slices thanks to Suspense; all else is static (hydrate.tsx). */
export function Island({ name, as: Tag = 'div', children, ...attributes }: Props) {
  return (
    <Tag {...attributes} data-island={name}>
      <Suspense>{children}</Suspense>
    </Tag>
  )
}
