import type { Pair } from '../../rules/data/text-schemas.ts'
import { at, type Context, type Problem } from './context.ts'
import type { Page } from './pages.ts'

export const name = 'labels-zh'
export const describe = 'an English button or menu on a Chinese page has its Chinese beside it (data/labels.yaml)'

/** The first mention of each label on each Chinese page. */
export function run({ pages, data }: Context): Problem[] {
  // The longest first: “Claims” is part of “Payments and claims”.
  const labels = [...data.labels.values()].sort((a, b) => b.en.length - a.en.length)
  return pages.filter(({ language }) => language === 'zh').flatMap(page => bareLabels(page, labels))
}

function bareLabels(page: Page, labels: Pair[]): Problem[] {
  const texts = page.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'cell')
    .flatMap(({ lines }) => lines)
  const found = texts.flatMap(({ line, text }) => mentions(text, labels).map(mention => ({ line, ...mention })))
  return labels.flatMap(({ en, zh }) => {
    const first = found.find(({ label }) => label === en)
    if (!first || first.isExplained) return []
    const message = `“${en}” is on the screen in English, and the page does not say what it means`
    return at(page, first.line, [{ message, fix: `write ${en}（${zh}）` }])
  })
}

/** Labels in a text in their order, each place once. */
function mentions(text: string, labels: Pair[]): { label: string; isExplained: boolean }[] {
  const names = labels.map(({ en }) => en.replace(/[()]/g, '\\$&')).join('|')
  if (!names) return []
  const pattern = new RegExp(`(?<![A-Za-z’/-] ?)(${names})(?![A-Za-z]| [A-Za-z(])`, 'g')
  return [...text.matchAll(pattern)].map(({ index, 1: label = '' }) => ({
    label,
    isExplained: text[index - 1] === '（' || text[index + label.length] === '（'
  }))
}
