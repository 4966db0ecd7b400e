/** The tools about days, found by name: each is a folder of components/days/ with a definition (docs/rules.md). */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

const FOLDER = join(ROOT, 'components', 'days')

/** Their ids, which are the names of their folders and pages, in order. */
export const DAYS_TOOLS: readonly string[] = readdirSync(FOLDER)
  .filter(name => existsSync(join(FOLDER, name, 'definition.ts')))
  .sort()
