import { site } from '../../site.config'
import { withBase } from './base-path'

/** The absolute URL of a page or file of this site. */
export function absolute(path: string): string {
  return `${site.url}${withBase(path)}`
}
