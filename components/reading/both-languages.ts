/** Both languages on one page: the translation is added part by part, and taken away again. */
import { align, areParallel } from './align'
import { contentsOf, copyOf, makePlain } from './copy'

/** Around the text of a page, and read where it is: no translation stands beside these. */
const FRAME =
  '[hidden],.breadcrumb,.toc,.page-tools,.previous-next,.exit,.exit-limits,.exit-deleted,.saved-control,[data-reading],script,style,br'

/** Hold one text, so that its translation stands inside. */
const CELLS = new Set(['td', 'th', 'summary', 'caption', 'figcaption', 'legend', 'label'])

/** Have children of their own kind, which are paired one by one however short they are. */
const LISTS = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr', 'details', 'main'])

/** Their own layout stays. */
const UNMARKED = new Set(['details', 'table', 'thead', 'tbody', 'tr'])

/** Characters: a part with fewer stands beside its translation as a whole. */
const LONG = 400

/** Lists arranged in another way, as in columns, keep their layout. */
const STACKED = /^(?:block|list-item|flow-root)$/

/** Shows a page’s translation within it. Its own nodes stay as they are: React and readers’ answers hang on them. */
export class BothLanguages {
  private readonly added: Element[] = []
  private readonly marked: Element[] = []

  /**
   * @param main of this page, which keeps each of its own nodes
   * @param lang of the translation
   */
  constructor(
    private readonly main: HTMLElement,
    private readonly lang: string
  ) {}

  /** @param translation `main` of the translation, which is changed */
  show(translation: HTMLElement): void {
    makePlain(translation)
    this.mark(this.main)
    this.interleave(partsOf(this.main), partsOf(translation), this.main)
    this.nameExits(translation)
  }

  /** Takes away whatever was added. */
  restore(): void {
    for (const each of this.added.splice(0)) each.remove()
    for (const each of this.marked.splice(0)) each.removeAttribute('data-both')
  }

  /** The quick exit says in both languages what it is; it stays the one link. */
  private nameExits(translation: HTMLElement): void {
    const other = translation.querySelector('.exit a')
    const own = this.main.querySelector('.exit a')
    if (own && other)
      this.add(contentsOf(other, this.lang, 'span'), copy => {
        copy.prepend(' ')
        own.append(copy)
      })
  }

  private interleave(own: Element[], other: Element[], frame: Element): void {
    let last: Element | undefined
    for (const [part, translation] of align(own, other)) {
      if (!translation) {
        last = part
      } else if (part && this.goesInto(part, translation)) {
        last = part
        this.translateInside(part, translation)
      } else {
        const before = part ?? last
        const copy = copyOf(translation, this.lang)
        this.add(copy, () => (before ? before.after(copy) : frame.prepend(copy)))
        if (part && part.localName === 'li') numberAlike(part, copy)
        last = copy
      }
    }
  }

  private goesInto(part: Element, translation: Element): boolean {
    if (part.localName !== translation.localName || part.matches('[data-island]')) return false
    if (isCell(part)) return true
    const mayHold = !hasOwnText(part) && part.childElementCount > 0
    const isLong = part.textContent!.length > LONG || part.matches('.prose')
    return mayHold && (LISTS.has(part.localName) || isLong) && areMates(part, translation)
  }

  private translateInside(part: Element, translation: Element): void {
    if (isCell(part)) {
      // An amount is the same in both.
      if (part.textContent!.trim() === translation.textContent!.trim()) return
      const copy = contentsOf(translation, this.lang, part.localName === 'li' ? 'div' : 'span')
      this.add(copy, () => part.append(copy))
      return
    }
    if (!UNMARKED.has(part.localName) && !isArrangedList(part)) this.mark(part)
    this.interleave(partsOf(part), partsOf(translation), part)
  }

  private mark(part: Element): void {
    part.setAttribute('data-both', '')
    this.marked.push(part)
  }

  private add(copy: Element, place: (copy: Element) => void): void {
    place(copy)
    this.added.push(copy)
  }
}

function partsOf(container: Element): Element[] {
  return [...container.children].filter(part => !part.matches(FRAME))
}

/** Whether two containers can be paired part by part; the page’s text always, by its headings. */
function areMates(part: Element, translation: Element): boolean {
  return part.matches('.prose,main,section,div,details') || areParallel(partsOf(part), partsOf(translation))
}

/** Whether the translation stands inside: in a cell, and in an entry of a list that is arranged in columns. */
function isCell(part: Element): boolean {
  return CELLS.has(part.localName) || (part.localName === 'li' && isArrangedList(part.parentElement!))
}

/** Whether words stand in the part itself and not only in what it holds. */
function hasOwnText(part: Element): boolean {
  return [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
}

/** Whether the stylesheet arranges the entries of a list itself, and not we. */
function isArrangedList(list: Element): boolean {
  return list.matches('ul:not([data-both]),ol:not([data-both])') && !STACKED.test(getComputedStyle(list).display)
}

/** A step has one number in both languages. */
function numberAlike(item: Element, copy: HTMLElement): void {
  const list = item.parentElement!
  if (list.localName !== 'ol') return
  const own = [...list.children].filter(each => !each.matches('[data-added]'))
  copy.setAttribute('value', `${own.indexOf(item) + 1}`)
}
