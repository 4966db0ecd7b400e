/** What of a page is read aloud: its text in reading order, sentence by sentence, each with its place. */
import { languageOfPath, type Language } from '../../i18n/languages'
import { sentencesOf } from './sentences'

/** A sentence, the language it is in, and where it stands. */
export interface Sentence {
  text: string
  language: Language
  range: Range
  /** The last heading at or before it; undefined above the first. */
  heading: Element | undefined
}

/** Not read: what is around the text, what cannot be seen, and what acts. */
const SILENT =
  '.breadcrumb,.toc,.page-tools,.previous-next,.exit,.exit-limits,.exit-deleted,.saved-control,[data-reading],[data-added],' +
  '[hidden],[aria-hidden=true],[popover],.visually-hidden,script,style,noscript,template,button,input,select,textarea,svg,[role=status]'

/** Begin a text of their own. */
const BLOCKS =
  'p,li,h1,h2,h3,h4,td,th,dt,dd,summary,caption,figcaption,blockquote,legend,label,div,section,ul,ol,table,tr,figure'

/** The sentences of the page in the order in which they stand. */
export function sentencesIn(main: HTMLElement): Sentence[] {
  let heading: Element | undefined
  return textsIn(main).flatMap(nodes => {
    const block = nodes[0]!.parentElement!
    heading = block.closest('h1,h2,h3,h4') ?? heading
    const text = nodes.map(node => node.data).join('')
    const language = languageOf(block)
    return sentencesOf(text, language).map(({ from, to }) => ({
      text: text.slice(from, to).replace(/\s+/g, ' '),
      language,
      range: rangeOf(nodes, from, to),
      heading
    }))
  })
}

/** The text nodes of the page, those of one block together. */
function textsIn(main: HTMLElement): Text[][] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node instanceof Element && isSilent(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  )
  const texts: Text[][] = []
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const own = node.parentElement!.closest(BLOCKS)
    if (own === block) texts.at(-1)!.push(node)
    else if (node.data.trim()) texts.push([node])
    else continue
    block = own
  }
  return texts
}

function isSilent(element: Element): boolean {
  return element.matches(SILENT) || (element instanceof HTMLDetailsElement && isUnread(element))
}

/** A part with a heading is one of the page, open or not; an explanation beside a line is read where it can be seen. */
function isUnread(fold: HTMLDetailsElement): boolean {
  if (fold.querySelector(':scope > summary :is(h2,h3)')) return false
  // The reader's own state is kept open by the stylesheet alone.
  return !(fold.lastElementChild?.checkVisibility?.() ?? fold.open)
}

/** Single words of the other language are left to the voice of their sentence. */
function languageOf(block: Element): Language {
  const { lang } = block.closest<HTMLElement>(`:is(${BLOCKS},main,html)[lang]`) ?? document.documentElement
  return languageOfPath(`/${lang.slice(0, 2)}`) ?? 'en'
}

function rangeOf(nodes: Text[], from: number, to: number): Range {
  const range = document.createRange()
  let at = 0
  for (const node of nodes) {
    const end = at + node.length
    if (from >= at && from < end) range.setStart(node, from - at)
    if (to > at && to <= end) range.setEnd(node, to - at)
    at = end
  }
  return range
}
