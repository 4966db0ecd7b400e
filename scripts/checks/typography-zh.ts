import { formatFor } from 'autocorrect-node'
import type { Fault } from '../../rules/data/yaml-faults.ts'
import type { Block, Page } from './pages.ts'
import { COMPONENT } from './text.ts'
import type { Context, Problem } from './types.ts'

export const name = 'typography-zh'
export const describe =
  'Chinese text has its spaces and full-width punctuation, 你 for 您, bold that closes, no italics'

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
  return [
    ...page.emphasis.map(line => ({
      file: page.file,
      line,
      message: 'Chinese is not set in italics',
      mend: 'use **bold**, or plain words'
    })),
    ...page.blocks.flatMap(brokenLines).map(line => ({
      file: page.file,
      line,
      message: 'a line break inside a Chinese sentence prints as a space',
      mend: 'join it to the line before'
    })),
    ...lines.flatMap(({ line, text }) => lineFaults(text).map(fault => ({ file: page.file, line, ...fault })))
  ]
}

/** Lines that go on in Chinese where the line before, of the same paragraph, was Chinese too. */
function brokenLines({ lines }: Block): number[] {
  return lines
    .filter(({ text }, index) => STARTS_CHINESE.test(text) && ENDS_CHINESE.test(lines[index - 1]?.text ?? ''))
    .map(({ line }) => line)
}

function lineFaults(text: string): Fault[] {
  const faults = []
  if (text.includes('您')) faults.push({ message: '“您” is used', mend: 'write 你' })
  if (text.includes('**')) {
    faults.push({
      message: `** is printed as it is: “${around(text, text.indexOf('**'))}”`,
      mend: 'put the punctuation outside the bold: **重要**。'
    })
  }
  const half = HALF_WIDTH.exec(text)
  if (half) {
    faults.push({
      message: `half-width “${half[0].trim()}” in Chinese text: “${around(text, half.index)}”`,
      mend: 'use full-width ，：；？！（）'
    })
  }
  // autocorrect-node answers what it would have written; the file name only chooses the plain-text rules.
  const corrected = formatFor(text, 'page.txt')
  if (!half && corrected !== text) {
    let at = 0
    while (text[at] === corrected[at]) at += 1
    faults.push({ message: `“${around(text, at)}” is set wrongly`, mend: `write “${around(corrected, at)}”` })
  }
  return faults
}

function around(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 8), at + 12)
    .trim()
    .replaceAll(COMPONENT, '<…>')
}
