import type { AnchorHTMLAttributes } from 'react'
import { withBase } from './base-path'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A plain link within the site: pages are small, and a router would mix two builds after a deploy. */
export function SiteLink({ href, children, ...rest }: Props) {
  return (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  )
}
