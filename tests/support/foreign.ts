/**
 * What translators and reading aids do to a page. Each function uses nothing from around it, so that unit tests
 * call it and browser tests run it in a page.
 */

/** As Chromium’s own translation does: every text is replaced, wrapped twice in `<font>`. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, select, svg, font'))
      continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data.replace(/\p{L}+/gu, word => `‹${word}›`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** As extensions do that change words in place. */
export function replaceTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, textarea, select'))
      text.data = `${text.data}‹›`
  }
}

/** As reading aids do: marks, buttons and attributes of their own, before, in and after what is there. */
export function addElements(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('script, style, noscript, textarea, select, svg')) continue
    element.setAttribute('data-aid', '')
    element.classList.add('aid')
    if (!element.matches('main, section, form, p, h1, h2, h3, li, div, fieldset, td, th, header, span')) continue
    const [first, last] = [document.createElement('mark'), document.createElement('mark')]
    element.prepend(first)
    element.append(last)
  }
}

/** As grammar helpers and screen tints do: existing elements are wrapped or moved. */
export function wrapElements(root: Element): void {
  for (const element of root.querySelectorAll('p, h2, h3, strong, label > span')) {
    const wrapper = document.createElement('span')
    element.replaceWith(wrapper)
    wrapper.append(element)
  }
}
