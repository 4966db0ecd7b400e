/**
 * Reads a `_headers` file (Netlify, Cloudflare Pages): a path pattern, then indented headers.
 * Only what both hosts take the same way is understood; scripts/lib/header-rules.ts writes no more.
 */

/** What one path pattern sets. */
export interface Rule {
  pattern: RegExp
  set: [string, string][]
}

/** What hosts say of caching where no rule does: it may be kept, and must be asked for again. */
export const USUAL_CACHING = 'no-cache'

/** @throws where a header stands before any path, or a line is neither a path nor a header */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line.trim()), set: [] })
      continue
    }
    const where = `_headers:${index + 1}`
    const rule = rules.at(-1)
    if (!rule) throw new Error(`${where} a header stands before any path`)
    const colon = line.indexOf(':')
    if (colon < 0) throw new Error(`${where} a header has no value; Netlify would leave the line out`)
    rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** `*` stands for anything, `:name` for one folder or file; `/guide/*` is `/guide` too. */
function patternOf(path: string): RegExp {
  const folder = path.replace(/\/\*$/, '')
  const escaped = folder
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[a-z]+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${escaped}${folder === path ? '' : '(?:/.*)?'}$`)
}

/** The headers of a path. Where two rules set the same one, both values are sent, as the hosts do. */
export function headersFor(rules: Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of rules.flatMap(({ pattern, set }) => (pattern.test(path) ? set : []))) {
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return headers
}
