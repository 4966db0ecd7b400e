/** With text under 16 px in a field, an iPhone enlarges the page when the field is touched. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SHEETS = ['styles', 'components']
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  .filter(file => file.endsWith('.css'))

/** A selector whose last part is a field that is typed into or opened. */
const FIELD = /(?:^|[\s>+~(])(?:input|select|textarea)(?:\[[^\]]*\]|:[\w-]+)*\)?$/

/** Sizes of at least 16 px whatever is around the field. */
const LARGE = /^(?:max\(1em, 1rem\)|1rem|var\(--(?:text|large)\)|1\.\d+rem)$/

interface Rule {
  selector: string
  size: string
}

/** Every rule that gives a size to a field. */
function sizesIn(css: string): Rule[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '')
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const size = (/font-size:\s*([^;]+);/.exec(body) ?? /(font:\s*[^;]+);/.exec(body))?.[1]
    const fields = selectors.split(',').map(each => each.trim())
    return size ? fields.filter(each => FIELD.test(each)).map(selector => ({ selector, size })) : []
  })
}

it('no stylesheet makes the text of a field smaller than 16 px', () => {
  const sizes = SHEETS.flatMap(file => sizesIn(readFileSync(file, 'utf8')).map(rule => ({ file, ...rule })))
  expect(sizes.map(({ selector }) => selector)).toEqual(expect.arrayContaining(['input', 'select', 'textarea']))
  expect(sizes.filter(({ size }) => !LARGE.test(size))).toEqual([])
})

it.each([
  ['.filter input[type=search] { font-size: var(--small); }', 'var(--small)'],
  ['.filter :is(select, input[type=search]) { font: inherit; }', 'font: inherit']
])('would see one that does: %s', (css, size) => {
  expect(sizesIn(css).map(rule => rule.size)).toContain(size)
})
