import { join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../../scripts/mdx/site.ts'
import { remarkLayout } from '../../../../scripts/mdx/remark-layout.ts'

type Labelled = { hProperties: Record<string, string> } | undefined

/** Markdown on a page of a language, after the plugin. */
function laidOut(markdown: string, language: 'en' | 'zh'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(markdown)
  remarkLayout()(tree, new VFile({ path: join(PAGES, language, 'page.mdx') }))
  return tree
}

/** `⟨F。⟩` is a figure and its full stop that stay on one line; T is a term. */
function shape(node: Nodes): string {
  if (node.type === 'text') return node.value
  const inside = 'children' in node ? node.children.map(shape).join('') : ''
  if (node.type === 'strong') return `*${inside}*`
  if (node.type !== 'mdxJsxTextElement') return inside
  return node.name === 'span' ? `⟨${inside}⟩` : (node.name ?? '').slice(0, 1)
}

describe('punctuation', () => {
  it.each([
    ['最多 <Figure id="a" />。再申报', '最多 ⟨F。⟩再申报'],
    ['（<Figure id="a" />）', '⟨（F）⟩'],
    ['**<Figure id="a" />**，每月', '⟨*F*，⟩每月'],
    ['没有 <Figure id="a" /> 天', '没有 F 天'],
    ['请打 <Phone id="a" />。', '请打 ⟨P。⟩']
  ])('stays with a figure or a number: %s', (written, expected) => {
    expect(shape(laidOut(written, 'zh'))).toBe(expected)
  })

  it('stays with a term where the term ends in its button', () => {
    expect(shape(laidOut('Ask <Term id="a" />.', 'en'))).toBe('Ask ⟨T.⟩')
    expect(shape(laidOut('问 <Term id="a" />。', 'zh'))).toBe('问 T。')
  })
})

describe('tables', () => {
  function tableOf(markdown: string) {
    const [table] = laidOut(markdown, 'en').children
    if (table?.type !== 'table') throw new Error('no table')
    return table
  }

  it('of three columns name the column in each cell but the first', () => {
    const table = tableOf('| State | Bond | Notice |\n| - | - | - |\n| NSW | four | ninety |')
    expect(table.data).toEqual({ hProperties: { className: 'by-row' } })
    const [head, row] = table.children.map(({ children }) =>
      children.map(({ data }) => (data as Labelled)?.hProperties['data-label'])
    )
    expect(head).toEqual([undefined, undefined, undefined])
    expect(row).toEqual([undefined, 'Bond', 'Notice'])
  })

  it('of two columns stay as they are', () => {
    expect(tableOf('| A | B |\n| - | - |\n| 1 | 2 |').data).toBeUndefined()
  })
})
