import { site } from '../../site.config'
import { withBase } from './base-path'

/** The whole address of a page or file of ours, as other sites and machines need it. */
export function absolute(path: string): string {
  return `${site.url}${withBase(path)}`
}
