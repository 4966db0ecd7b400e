import type { Nodes, Parent, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { withPeriod } from '../../i18n/format.ts'
import { attribute, isSet, requiredAttribute } from './elements.ts'
import { figureOf, type ViewContext } from './views.ts'

/**
 * Chinese says the period before the sum, 每两周最多. It stands as text before the figure, because a figure is never
 * broken and would take all of it to the next line.
 * @throws UnknownIdError for an id data/ lacks
 */
export function putPeriodsBefore(tree: Root, context: ViewContext): void {
  visit(tree, node => {
    if (!('children' in node)) return
    const parent: Parent = node
    parent.children = parent.children.flatMap(child => {
      const figure = soleElement(child)
      if (figure?.name !== 'Figure' || !isSet(figure, 'per')) return [child]
      const { period } = figureOf(context, requiredAttribute(figure))
      const value = withPeriod('', period, 'zh', attribute(figure, 'lead'))
      figure.attributes = figure.attributes.filter(each => !('name' in each) || !['per', 'lead'].includes(each.name))
      return [{ type: 'text' as const, value }, child]
    })
  })
}

/** An element in a text, or the one that is all of what is bold or emphasised. */
function soleElement(node: Nodes): MdxJsxTextElement | undefined {
  if (node.type === 'mdxJsxTextElement') return node
  const isMarked = node.type === 'strong' || node.type === 'emphasis'
  return isMarked && node.children.length === 1 && node.children[0] ? soleElement(node.children[0]) : undefined
}
