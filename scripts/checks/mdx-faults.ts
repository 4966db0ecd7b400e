/** What the MDX parser found wrong with a page, in words for somebody who writes text and not programs. */
import type { Fault } from '../../rules/data/yaml-faults.ts'

/** What the parser tells: who complains, of what, where. */
interface Complaint {
  message: string
  source?: string
  ruleId?: string
  line?: number
}

interface Rule extends Fault {
  fits: (complaint: Complaint) => boolean
}

/** The first that fits is taken; the commonest slips and how each is mended. */
const RULES: Rule[] = [
  {
    fits: ({ message }) => message.includes('to create a link in MDX'),
    message: 'an address stands in < >',
    mend: 'write a link as [words](/en/…), another site as <Source id="…" />'
  },
  {
    fits: ({ message }) => message.includes('to create a comment in MDX'),
    message: 'a comment is written <!-- … -->',
    mend: 'write it {/* … */}, or take it out'
  },
  {
    fits: ({ ruleId, message }) => ruleId === 'unexpected-character' && message.includes('attribute'),
    message: 'a component’s attribute is not in quotes',
    mend: 'write it in double quotes: <Phone id="lifeline" />'
  },
  {
    fits: ({ ruleId, source }) => ruleId === 'unexpected-eof' && source === 'micromark-extension-mdx-jsx',
    message: 'a component’s tag or quotation mark is opened here or above, and not closed',
    mend: 'close it: <Phone id="lifeline" />'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdx-jsx',
    message: 'the sign < begins a component here',
    mend: 'write “fewer than 5”, or leave a space after the sign; a component begins <Name'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdx-expression',
    message: 'the sign { begins code, here or above, that is not closed or cannot be read',
    mend: 'take the braces out, or write \\{ where the sign itself is meant'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdxjs-esm',
    message: 'a paragraph that begins with “import” or “export” is read as code',
    mend: 'begin it with another word'
  },
  {
    fits: ({ ruleId }) => ruleId === 'unexpected-closing-slash',
    message: 'a closing tag </…> has no opening tag before it',
    mend: 'add the opening tag, or take the closing one out'
  },
  {
    fits: ({ ruleId }) => ruleId === 'end-tag-mismatch',
    message: 'a tag is opened and not closed in the same part of the page',
    mend: 'close it with </Name> spelt alike, with an empty line before and after each of the two tags'
  }
]

const OTHER: Fault = {
  message: 'this part of the page cannot be read',
  mend: 'compare it with a page that works: tags, quotation marks, the signs < and {'
}

/** The fault in plain words, and its line: where the complaint has none, the one it names in its text. */
export function mdxFault(complaint: Complaint): Fault & { line: number } {
  const { message, mend } = RULES.find(({ fits }) => fits(complaint)) ?? OTHER
  return { line: complaint.line ?? Number(/\((\d+):\d+/.exec(complaint.message)?.[1] ?? 1), message, mend }
}
