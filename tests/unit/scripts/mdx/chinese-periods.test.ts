import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { putPeriodsBefore } from '../../../../scripts/mdx/chinese-periods.ts'
import { siteData } from '../../../../scripts/mdx/site.ts'

/** A paragraph after the plugin; a figure is written as `[its attributes]`. */
function written(paragraph: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(paragraph)
  putPeriodsBefore(tree, { data: siteData(), language: 'zh', today: '2026-11-28' })
  const shown = (node: Root | Root['children'][number] | { type: string }): string => {
    if (node.type === 'mdxJsxTextElement' && 'attributes' in node) {
      return `[${(node.attributes as { name: string }[]).map(({ name }) => name).join(' ')}]`
    }
    if (node.type === 'strong' && 'children' in node) return `**${node.children.map(shown).join('')}**`
    return 'children' in node ? node.children.map(shown).join('') : toString(node)
  }
  return shown(tree)
}

const RATE = 'id="jobseeker.rate.single-no-children"'

describe('the period of a Chinese sum', () => {
  it.each([
    [`最多可领<Figure ${RATE} per />。`, '最多可领每两周 [id]。'],
    [`单身人士<Figure ${RATE} per lead="最多可领" />。`, '单身人士每两周最多可领 [id]。'],
    [`可领 **<Figure ${RATE} per lead="最多" />**。`, '可领 每两周最多 **[id]**。'],
    [`是 <Figure ${RATE} />。`, '是 [id]。'],
    [`以 <Figure ${RATE} on="2025-09-20" per /> 为准`, '以 每两周 [id on] 为准']
  ])('stands as text before the figure: %s', (paragraph, expected) => {
    expect(written(paragraph)).toBe(expected)
  })
})
