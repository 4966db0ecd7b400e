/**
 * Reads a `_headers` file (Netlify, Cloudflare Pages): a path pattern, then indented headers.
 * Supports only what both hosts read alike, which is all that header-rules.ts writes.
 */

/** The headers of one path pattern. */
export interface Rule {
  pattern: RegExp
  set: [string, string][]
}

/** The hosts' default where no rule sets Cache-Control: store it, but revalidate each time. */
export const USUAL_CACHING = 'no-cache'

/** @throws where a header comes before any path, or a line is neither a path nor a header */
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
    if (!rule) throw new Error(`${where} a header comes before any path`)
    const colon = line.indexOf(':')
    if (colon < 0) throw new Error(`${where} a header has no value; Netlify would ignore the line`)
    rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/** `*` matches anything, `:name` one folder or file; `/guide/*` also matches `/guide`. */
function patternOf(path: string): RegExp {
  const folder = path.replace(/\/\*$/, '')
  const escaped = folder
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[a-z]+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${escaped}${folder === path ? '' : '(?:/.*)?'}$`)
}

/** The headers of a path. Where two rules set the same header, both values are sent, as hosts do. */
export function headersFor(rules: Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of rules.flatMap(({ pattern, set }) => (pattern.test(path) ? set : []))) {
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return headers
}
