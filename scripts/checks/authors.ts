import type { Figure } from '../../rules/data/schema.ts'
import { newestValue } from '../../rules/figures.ts'
import { CONFIRMED } from '../../rules/lookup.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { lineAt } from './text.ts'

export const name = 'authors'
export const describe =
  'no legal limit or amount counts as checked unless an Act, a government body or the service itself says it'

const CARRY = ['act', 'government', 'service']

/** What the note of a source says of a law that is no longer in force: whatever it says, the law now may say otherwise. */
const REPLACED = /\b(?:replaced|repealed)\b/

/** Figures of research, in percent, counts and people, are not law. */
const LEGAL: Figure['unit'][] = [
  'money',
  'taper',
  'hours',
  'days',
  'business-days',
  'weeks',
  'fortnights',
  'months',
  'years',
  'age'
]

const FIX = 'cite the Act, the government’s page or the service’s own; else status: single-source, and say who knows'

/** Every checked figure and limit with the author of its best source. */
export function run(context: Context): Problem[] {
  const { data, root } = context
  const carries = (id: string) => {
    const { author = 'other', note } = data.sources.get(id) ?? {}
    return CARRY.includes(author) && !REPLACED.test(note?.en ?? '')
  }
  const figures = readFiles(root, 'data/figures', /\.yaml$/).flatMap(file =>
    [...file.text.matchAll(/^- id: (\S+)$/gm)].flatMap(({ 1: id = '', index }) => {
      const figure = data.figures.get(id)
      const newest = figure && newestValue(figure)
      if (!figure || !newest || !LEGAL.includes(figure.unit) || !CONFIRMED.includes(newest.status)) return []
      if (carries(newest.source)) return []
      const message = `“${id}” is ${newest.status}, and its source ${newest.source} cannot carry a limit or an amount`
      return at(file, lineAt(file.text, index), [{ message, fix: FIX }])
    })
  )
  const [file] = readFiles(root, 'data', /^time-limits\.yaml$/)
  if (!file) return figures
  const limits = [...data.timeLimits.values()].flatMap(({ id, status, sources }) => {
    if (!CONFIRMED.includes(status) || sources.some(carries)) return []
    const message = `the limit “${id}” is ${status}, and none of its sources can carry it`
    return at(file, lineAt(file.text, file.text.indexOf(`- id: ${id}\n`)), [{ message, fix: FIX }])
  })
  return [...figures, ...limits]
}
