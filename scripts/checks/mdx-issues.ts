/** Errors of the MDX parser, in words for people who write text, not programs. */
import type { Issue } from '../../rules/data/yaml-issues.ts'

interface Complaint {
  message: string
  source?: string
  ruleId?: string
  line?: number
}

interface Rule extends Issue {
  fits: (complaint: Complaint) => boolean
}

/** The most common mistakes and their fixes; the first match wins. */
const RULES: Rule[] = [
  {
    fits: ({ message }) => message.includes('to create a link in MDX'),
    message: 'a URL is written in < >',
    fix: 'write a link as [words](/en/…), another site as <Source id="…" />'
  },
  {
    fits: ({ message }) => message.includes('to create a comment in MDX'),
    message: 'a comment is written <!-- … -->',
    fix: 'write it {/* … */}, or remove it'
  },
  {
    fits: ({ ruleId, message }) => ruleId === 'unexpected-character' && message.includes('attribute'),
    message: 'a component’s attribute is not in quotes',
    fix: 'write it in double quotes: <Phone id="lifeline" />'
  },
  {
    fits: ({ ruleId, source }) => ruleId === 'unexpected-eof' && source === 'micromark-extension-mdx-jsx',
    message: 'a component’s tag or quotation mark is opened here or above, and not closed',
    fix: 'close it: <Phone id="lifeline" />'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdx-jsx',
    message: 'the character < begins a component here',
    fix: 'write “fewer than 5”, or leave a space after the character; a component begins <Name'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdx-expression',
    message: 'the character { begins code, here or above, that is not closed or cannot be read',
    fix: 'remove the braces, or write \\{ for the character itself'
  },
  {
    fits: ({ source }) => source === 'micromark-extension-mdxjs-esm',
    message: 'a paragraph that begins with “import” or “export” is read as code',
    fix: 'begin it with another word'
  },
  {
    fits: ({ ruleId }) => ruleId === 'unexpected-closing-slash',
    message: 'a closing tag </…> has no opening tag before it',
    fix: 'add the opening tag, or remove the closing one'
  },
  {
    fits: ({ ruleId }) => ruleId === 'end-tag-mismatch',
    message: 'a tag is opened and not closed in the same part of the page',
    fix: 'close it with </Name> with the same spelling, and an empty line before and after each of the two tags'
  }
]

const OTHER: Issue = {
  message: 'this part of the page cannot be read',
  fix: 'compare it with a page that works: tags, quotation marks, the characters < and {'
}

/** The error in plain words, and its line, which some errors name only in their text. */
export function mdxIssue(complaint: Complaint): Issue & { line: number } {
  const { message, fix } = RULES.find(({ fits }) => fits(complaint)) ?? OTHER
  return { line: complaint.line ?? Number(/\((\d+):\d+/.exec(complaint.message)?.[1] ?? 1), message, fix }
}
