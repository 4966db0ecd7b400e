import type { AnchorHTMLAttributes } from 'react'
import { withBase } from './base-path'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, without the base path. */
  href: string
}

/**
 * A link to another page of the site: a plain one. Each page is whole as HTML and small, so a router in the browser
 * would only add the list of all pages to what a reader downloads, and mix two builds after a deploy.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  return (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  )
}
