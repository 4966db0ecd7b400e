/** Reads a `_headers` file (Netlify, Cloudflare Pages): a path pattern, then indented headers. */

/** What one path pattern sets and takes away. */
export interface Rule {
  pattern: RegExp
  set: [string, string][]
  unset: string[]
}

/** @throws where a header stands before any path */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line.trim()), set: [], unset: [] })
      continue
    }
    const rule = rules.at(-1)
    if (!rule) throw new Error(`_headers:${index + 1} a header stands before any path`)
    const unset = /^\s*!\s*(\S+)/.exec(line)?.[1]
    if (unset) rule.unset.push(unset)
    else {
      const colon = line.indexOf(':')
      rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    }
  }
  return rules
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${escaped}$`)
}

/** The headers of a path: later rules add to, unset or replace earlier ones. */
export function headersFor(rules: Rule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue
    rule.unset.forEach(name => headers.delete(name))
    rule.set.forEach(([name, value]) => headers.set(name, value))
  }
  return headers
}
