/** What readers see of i18n/ and data/, line by line. */
import { readFiles } from '../checks/files.ts'

export interface PrintedText {
  /** Relative to the repository. */
  file: string
  line: number
  /** In one of the languages, or in both where a line of data has both. */
  text: string
}

/** Files of data/ with other people's words, or that readers never see. */
const NOT_OURS =
  /^data\/(?:danger\/|questions\/|(?:changes|claims|crisis-words|danger-sentences|danger-spellings|page-words|published-ids|search-words|sources|style-en|style-zh|traditional|withdrawn)\.yaml)/

/** A field in one of the languages. */
const PRINTED = /\b(?:en|zh): /

/** In the glossary, only the printed fields are our own words. */
const PRINTED_TERM = /^ +(?:en|zh): /

const COMMENT = /^\s*(?:\*|\/\/|\/\*|#)/

/** Our own words in messages and data: the literals of i18n/, and the fields of data/ in one of the languages. */
export function printedTexts(root: string): PrintedText[] {
  return [...readFiles(root, 'i18n', /\.ts$/), ...readFiles(root, 'data', /\.yaml$/)]
    .filter(({ file }) => !NOT_OURS.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => inLine(line, file).map(text => ({ file, line: index + 1, text })))
    )
}

function inLine(line: string, file: string): string[] {
  if (COMMENT.test(line)) return []
  if (file.endsWith('.ts')) return literals(line)
  const printed = file === 'data/glossary.yaml' ? PRINTED_TERM : PRINTED
  return printed.test(line) ? [line.slice(line.indexOf(':') + 1)] : []
}

/** The contents of the string literals of a line of TypeScript. */
function literals(line: string): string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    ([, single, double]) => single ?? double ?? ''
  )
}
