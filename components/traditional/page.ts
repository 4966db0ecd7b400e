/** Shows a page in traditional characters: its text is changed in place and can be restored. */

/** Attributes that people read or hear, including the language, which fonts and voices follow. */
const ATTRIBUTES = [
  'lang',
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'data-label',
  'data-failed',
  'data-loading',
  'data-held'
]

/**
 * Never changed: code, what the reader types, and the names of the two scripts. Amounts, which no translator may change,
 * have characters of both.
 */
const LEFT_ALONE = 'script, style, textarea, [contenteditable], button[translate=no], .notranslate'

/** A text before and after the change. */
interface Change {
  simplified: string
  traditional: string
}

/** Converts the page of a document, and whatever is added to it later. */
export class TraditionalPage {
  /** The last change of each text node, and of each attribute of an element. */
  private readonly texts = new WeakMap<Node, Change>()
  private readonly attributes = new WeakMap<Element, Map<string, Change>>()
  private readonly observer = new MutationObserver(records => this.follow(records))

  /** @param convert from simplified to traditional characters */
  constructor(
    private readonly root: HTMLElement,
    private readonly convert: (text: string) => string
  ) {}

  /** Shows traditional characters, until `restore`. */
  show(): void {
    this.change(this.root)
    this.observer.observe(this.root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES
    })
  }

  /** Restores what is still as `show` left it. */
  restore(): void {
    this.observer.disconnect()
    this.eachText(this.root, text => {
      const change = this.texts.get(text)
      if (change && text.data === change.traditional) text.data = change.simplified
    })
    this.eachAttribute(this.root, (element, name, value) => {
      const change = this.attributes.get(element)?.get(name)
      if (value === change?.traditional) element.setAttribute(name, change.simplified)
    })
  }

  private follow(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') addedNodes.forEach(node => this.change(node))
      else if (type === 'attributes') this.changeAttribute(target as Element, attributeName!)
      else this.change(target)
    }
    // Our own changes.
    this.observer.takeRecords()
  }

  private change(node: Node): void {
    this.eachText(node, text => this.changeText(text))
    this.eachAttribute(node, (element, name) => this.changeAttribute(element, name))
  }

  private changeText(text: Text): void {
    const simplified = text.data
    // A converted text is not converted again: 后发座 would come out wrong.
    if (this.texts.get(text)?.traditional === simplified) return
    const traditional = this.convert(simplified)
    if (traditional === simplified) return
    this.texts.set(text, { simplified, traditional })
    // The node stays, because React keeps writing into it.
    text.data = traditional
  }

  private changeAttribute(element: Element, name: string): void {
    const simplified = element.getAttribute(name)
    if (simplified === null || element.closest(LEFT_ALONE)) return
    const changes = this.attributes.get(element) ?? new Map<string, Change>()
    if (changes.get(name)?.traditional === simplified) return
    const traditional = name === 'lang' ? simplified.replace('Hans', 'Hant') : this.convert(simplified)
    if (traditional === simplified) return
    this.attributes.set(element, changes.set(name, { simplified, traditional }))
    element.setAttribute(name, traditional)
  }

  private eachText(node: Node, act: (text: Text) => void): void {
    if (node.parentElement?.closest(LEFT_ALONE)) return
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, each =>
      each instanceof Element && each.matches(LEFT_ALONE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
    )
    for (let each: Node | null = node; each; each = walker.nextNode()) if (each instanceof Text) act(each)
  }

  private eachAttribute(node: Node, act: (element: Element, name: string, value: string) => void): void {
    if (!(node instanceof Element)) return
    const selector = ATTRIBUTES.map(name => `[${name}]`).join()
    for (const element of [node, ...node.querySelectorAll(selector)]) {
      for (const name of ATTRIBUTES) {
        const value = element.getAttribute(name)
        if (value !== null) act(element, name, value)
      }
    }
  }
}
