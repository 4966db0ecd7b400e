import { afterEach, expect, it } from 'vitest'
import { addStyles } from '../../../components/element.ts'

const rules: string[] = []

/** A page whose stylesheet loaded, or failed to load. */
function page(hasSheet: boolean): void {
  document.head.innerHTML = '<link rel="icon"><link rel="stylesheet">'
  const sheet = { cssRules: rules, insertRule: (rule: string, at: number) => rules.splice(at, 0, rule) }
  Object.defineProperty(document.head.lastChild, 'sheet', { value: hasSheet ? sheet : null })
}

afterEach(() => {
  rules.length = 0
})

it('adds styles after those of the page’s own stylesheet', () => {
  page(true)
  rules.push('p{margin:0}')
  addStyles('a{color:red}@media print{a{display:none}}')
  expect(rules).toEqual(['p{margin:0}', '@media all{a{color:red}@media print{a{display:none}}}'])
})

it('leaves a page alone if its stylesheet failed to load', () => {
  page(false)
  expect(() => addStyles('a{color:red}')).not.toThrow()
})
