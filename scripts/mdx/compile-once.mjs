/**
 * The webpack loader of pages: Nextra's own, whose result is kept for the rest
 * of the build. Next compiles every page twice, for the server and for the
 * browser, in two processes, and Nextra makes the same of it both times. Next
 * empties its folder when a build begins, so nothing here outlives one.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'nextra/loader'

const FOLDER = join('.next', 'compiled-pages')

export default function compileOnce(source) {
  const callback = this.async()
  const folder = join(this.rootContext, FOLDER)
  const file = join(folder, createHash('sha256').update(this.resourcePath).digest('hex'))
  if (existsSync(file)) {
    callback(null, readFileSync(file, 'utf8'))
    return
  }
  const keep = (error, code) => {
    if (!error) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, code)
    }
    callback(error, code)
  }
  // Nextra's loader answers through `async()`: here it is given ours.
  compile.call(Object.create(this, { async: { value: () => keep } }), source)
}
