/** The webpack loader that compiles a page again when a file of data/ changes. Its rule is for development. */
import { join } from 'node:path'

const DATA = join(import.meta.dirname, '..', '..', 'data')

export default function watchData(source) {
  this.addContextDependency(DATA)
  return source
}
