/** Attributes of a component in MDX. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The text of an attribute; undefined where it is left out or is code. */
export function attribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find(item => item.type === 'mdxJsxAttribute' && item.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** An attribute without a value, such as `per`. */
export function isSet(element: Element, name: string): boolean {
  return element.attributes.some(item => item.type === 'mdxJsxAttribute' && item.name === name)
}

/**
 * An attribute that must be there.
 * @throws Error where it is not
 */
export function requiredAttribute(element: Element, name = 'id'): string {
  const id = attribute(element, name)
  if (!id) throw new Error(`<${element.name}> needs ${name}="…".`)
  return id
}
