/** What the site knows of danger. Learned here once for all tests of a worker: it takes seconds. */
import { join } from 'node:path'
import { loadData } from '../../../rules/data/load.ts'
import { crisisWords } from '../../../scripts/search/crisis.ts'

export const ROOT = join(import.meta.dirname, '..', '..', '..')

export const data = loadData()

export const words = crisisWords(ROOT, data)
