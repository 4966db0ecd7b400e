/** Which parts of a page stand beside which of its translation. */
import { describe, expect, it } from 'vitest'
import { align } from '../../../../components/reading/align.ts'

function partsOf(html: string): Element[] {
  const frame = document.createElement('div')
  frame.innerHTML = html
  return [...frame.children]
}

const ROWS: [what: string, own: string, other: string, pairs: string[]][] = [
  [
    'the same parts, one by one',
    '<h1>A</h1><p>a</p><p>b</p>',
    '<h1>甲</h1><p>一</p><p>二</p>',
    ['A 甲', 'a 一', 'b 二']
  ],
  [
    'sections by their headings, where one has a paragraph more',
    '<p>a</p><p>b</p><h2 id="x">X</h2><p>c</p>',
    '<p>一</p><h2 id="x">子</h2><p>三</p><p>四</p>',
    ['a 一', 'b -', 'X 子', 'c 三', '- 四']
  ],
  [
    'a section that only one has',
    '<h2 id="x">X</h2><p>a</p><h2 id="y">Y</h2><p>b</p>',
    '<h2 id="y">丑</h2><p>二</p>',
    ['X -', 'a -', 'Y 丑', 'b 二']
  ],
  ['parts of another kind alone', '<p>a</p><ul><li>b</li></ul><p>c</p>', '<p>一</p><p>三</p>', ['a 一', 'b -', 'c 三']],
  [
    'wrapped headings',
    '<section><h2 id="x">X</h2></section><section><h2 id="y">Y</h2></section>',
    '<section><h2 id="y">丑</h2></section>',
    ['X -', 'Y 丑']
  ],
  ['nothing', '', '', []]
]

describe('pairs', () => {
  it.each(ROWS)('%s', (_what, own, other, pairs) => {
    const found = align(partsOf(own), partsOf(other))
    expect(found.map(([a, b]) => `${a?.textContent ?? '-'} ${b?.textContent ?? '-'}`)).toEqual(pairs)
  })
})
