/** Turns data/crisis-words.yaml into .generated/crisis.json: for each language the words, the numbers and the pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'
import { crisisWords } from './search/crisis.ts'

handleHelp('build-crisis: write .generated/crisis.json from data/crisis-words.yaml')

const root = join(import.meta.dirname, '..')

mkdirSync(join(root, '.generated'), { recursive: true })
writeFileSync(join(root, '.generated', 'crisis.json'), `${JSON.stringify(crisisWords(root, loadData()), null, 2)}\n`)
