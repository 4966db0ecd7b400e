/** The site's words and models of danger, learned once for all tests of a worker because it takes seconds. */
import { join } from 'node:path'
import { loadData } from '../../../../rules/data/load.ts'
import { crisisWords } from '../../../../scripts/search/danger/words.ts'

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

export const data = loadData()

export const words = crisisWords(ROOT, data)
