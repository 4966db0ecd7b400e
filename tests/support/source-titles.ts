/** Results with the titles of their sources: a page numbers its sources, data/ names them. */
import type { Data } from '../../rules/data/load.ts'
import type { PackedSource } from '../../components/tool/types.ts'

/** A copy with the title in place of every `source`. @param titleOf from what stands there */
function withTitles(value: unknown, titleOf: (source: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map(each => withTitles(each, titleOf))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, held]) => [
    key,
    key === 'source' && typeof held === 'string' ? titleOf(held) : withTitles(held, titleOf)
  ])
  return Object.fromEntries(entries)
}

/** Of a result made from the data of a page. */
export function titledByPage(result: unknown, sources: readonly PackedSource[]): unknown {
  return withTitles(result, place => sources[Number(place)]?.title)
}

/** Of a result made from data/. */
export function titledByData(result: unknown, { sources }: Data): unknown {
  return withTitles(result, id => sources.get(id)?.title)
}
