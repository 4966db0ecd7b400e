/** Stylesheets take their colours from the tokens: one palette, whose contrast is measured. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const TOKENS = 'styles/tokens.css'
const SHEETS = ['styles', 'components']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  .filter(file => file.endsWith('.css') && file !== TOKENS)

/** Every property that a stylesheet declares; the tokens among them. */
const KNOWN = new Set(
  [TOKENS, ...SHEETS].flatMap(file => declarations(readFileSync(file, 'utf8')).map(({ property }) => property))
)

function declarations(css: string): { property: string; value: string }[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return [...bare.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value
  }))
}

/** Colours by number, and the names that are no keyword of the system. */
const TYPED =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|hwb)a?\(|\b(?:black|white|gr[ae]y|silver|red|green|blue)\b/i

describe.each(SHEETS)('%s', file => {
  const all = declarations(readFileSync(file, 'utf8'))

  it('names no colour of its own', () => {
    // On paper the tokens themselves are white.
    const own = all.filter(({ property, value }) => {
      return !property.startsWith('--') && TYPED.test(value.replaceAll(/var\(--[\w-]+\)/g, ''))
    })
    expect(own).toEqual([])
  })

  it('uses only tokens that exist', () => {
    const used = all.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
    expect(used.filter(name => !KNOWN.has(name))).toEqual([])
  })
})
