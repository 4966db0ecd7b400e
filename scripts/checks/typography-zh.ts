import { formatFor } from 'autocorrect-node'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, type Context, type Problem } from './context.ts'
import type { Block, Page } from './pages.ts'
import { COMPONENT } from './text.ts'

export const name = 'typography-zh'
export const describe =
  'Chinese text has the right spaces and full-width punctuation, 你 not 您, closed bold, no italics'

const CHINESE = /\p{Script=Han}/u
const HALF_WIDTH = /(?<=\p{Script=Han})\s?[,:;?!()]|[,:;?!()]\s?(?=\p{Script=Han})/u

const STARTS_CHINESE = /^\s*[\p{Script=Han}“（「]/u
const ENDS_CHINESE = /[\p{Script=Han}，。：；？！、”）」]\s*$/u

/** Every Chinese line of the Chinese pages. */
export function run({ pages }: Context): Problem[] {
  return pages.filter(({ language }) => language === 'zh').flatMap(pageProblems)
}

function pageProblems(page: Page): Problem[] {
  const lines = page.blocks.flatMap(({ lines }) => lines).filter(({ text }) => CHINESE.test(text))
  const italics = { message: 'Chinese is not set in italics', fix: 'use **bold**, or plain words' }
  const broken = {
    message: 'a line break inside a Chinese sentence becomes a space',
    fix: 'join it to the line before'
  }
  return [
    ...page.emphasis.flatMap(line => at(page, line, [italics])),
    ...page.blocks.flatMap(brokenLines).flatMap(line => at(page, line, [broken])),
    ...lines.flatMap(({ line, text }) => at(page, line, lineIssues(text)))
  ]
}

/** Lines that start in Chinese after a Chinese line of the same paragraph. */
function brokenLines({ lines }: Block): number[] {
  return lines
    .filter(({ text }, index) => STARTS_CHINESE.test(text) && ENDS_CHINESE.test(lines[index - 1]?.text ?? ''))
    .map(({ line }) => line)
}

function lineIssues(text: string): Issue[] {
  const issues = []
  if (text.includes('您')) issues.push({ message: '“您” is used', fix: 'write 你' })
  if (text.includes('**')) {
    issues.push({
      message: `** is printed as typed: “${around(text, text.indexOf('**'))}”`,
      fix: 'put the punctuation outside the bold: **重要**。'
    })
  }
  const half = HALF_WIDTH.exec(text)
  if (half) {
    issues.push({
      message: `half-width “${half[0].trim()}” in Chinese text: “${around(text, half.index)}”`,
      fix: 'use full-width ，：；？！（）'
    })
  }
  // autocorrect-node returns the corrected text; the file name selects the plain-text rules.
  const corrected = formatFor(text, 'page.txt')
  if (!half && corrected !== text) {
    let at = 0
    while (text[at] === corrected[at]) at += 1
    issues.push({
      message: `“${around(text, at)}” has wrong spaces or punctuation`,
      fix: `write “${around(corrected, at)}”`
    })
  }
  return issues
}

function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 8), at + 12)
    .trim()
    .replaceAll(COMPONENT, '<…>')
}
