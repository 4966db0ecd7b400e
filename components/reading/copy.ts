/** What of the translation is shown in a page: its words and links, and nothing that acts or that a script would find. */
import { pageDay } from '../boot/day'

/** Controls, what only a machine reads, and what hangs on an id. */
const LEFT_OUT =
  'script,style,template,noscript,form[role=search],input,select,textarea,button,[popover],[role=status],[role=alert]'

/** Attributes that a script, a form or an id gave a meaning. */
const ATTRIBUTES = /^(?:id|for|name|form|headers|tabindex|aria-(?:labelledby|describedby|controls|owns|live)|data-.*)$/

/** The table’s stylesheet reads the first, the quick exit’s script the second. */
const KEPT = ['data-label', 'data-exit']

/** Removes from a page that was fetched what must not be shown beside another, in place. */
export function makePlain(page: ParentNode): void {
  for (const dated of page.querySelectorAll<HTMLElement>('[data-turn]')) {
    if (dated.dataset.turn! <= pageDay()) dated.hidden = !dated.hidden
  }
  for (const tool of page.querySelectorAll('[data-island]')) {
    // Only the questions: what its example answers led to is not this reader’s answer.
    tool.replaceChildren(...tool.querySelectorAll('form'))
  }
  for (const part of page.querySelectorAll(`[hidden],${LEFT_OUT}`)) part.remove()
}

/** A copy of a part for this document: without ids, so that none is there twice. @param lang of its words */
export function copyOf(part: Element, lang: string): HTMLElement {
  const copy = document.importNode(part, true) as HTMLElement
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...each.attributes]) {
      if (ATTRIBUTES.test(name) && !KEPT.includes(name)) each.removeAttribute(name)
    }
  }
  copy.lang = lang
  copy.dataset.added = ''
  return copy
}

/** The contents of a part, to stand inside the part that it translates. */
export function contentsOf(part: Element, lang: string, wrapper: 'span' | 'div'): HTMLElement {
  const made = document.createElement(wrapper)
  const copy = copyOf(part, lang)
  // A heading stays one, with both names; its picture stands there already.
  for (const heading of copy.querySelectorAll('h2,h3,h4')) heading.replaceWith(...heading.childNodes)
  for (const picture of copy.querySelectorAll('svg[aria-hidden]')) picture.remove()
  made.append(...copy.childNodes)
  made.lang = lang
  made.dataset.added = ''
  return made
}
