import type { Issue } from '../../rules/data/yaml-issues.ts'
import type { Data } from '../../rules/data/load.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'

export const name = 'terms-zh'
export const describe = 'pages, messages and data write the glossary’s Chinese word, not a banned one or a variant'

/** Shorter words (申请, 配偶, 临时工) are everyday Chinese with other uses. */
const TERM_LIKE = /\p{Script=Han}{4}/u

/** Files of data/ with other people's words, or that readers never see. */
const NOT_OURS =
  /^data\/(?:danger\/|questions\/|(?:crisis-words|danger-sentences|danger-spellings|page-words|published-ids|search-words|sources|withdrawn)\.yaml)/

/** In the glossary, only the printed fields are our own words; the rest lists words to search for or to avoid. */
const PRINTED_TERM = /^ +zh: /

interface Refused {
  word: string
  issue: Issue
}

/** Every Chinese line of the pages, the messages and the data. */
export function run({ root, pages, data }: Context): Problem[] {
  const refused = [...bannedWords(data), ...forbiddenVariants(data)]
  const inPages = pages
    .filter(({ language }) => language === 'zh')
    .flatMap(page => page.blocks.flatMap(({ lines }) => lines.map(line => ({ page, ...line }))))
    .flatMap(({ page, line, text }) => at(page, line, issuesIn(text, refused)))
  const files = [...readFiles(root, 'i18n', /\.ts$/), ...readFiles(root, 'data', /\.yaml$/)]
  const inFiles = files
    .filter(({ file }) => !NOT_OURS.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          file === 'data/glossary.yaml' && !PRINTED_TERM.test(line)
            ? []
            : at({ file }, index + 1, issuesIn(line, refused))
        )
    )
  return [...inPages, ...inFiles]
}

function issuesIn(text: string, refused: Refused[]): Issue[] {
  const spoken = unquoted(text)
  return refused.filter(({ word }) => spoken.includes(word)).map(({ issue }) => issue)
}

function bannedWords(data: Data): Refused[] {
  return [...data.terms.values()].flatMap(({ zh, banned_zh = [] }) =>
    banned_zh.map(({ word, why }) => ({
      word,
      issue: {
        message: `“${word}” is not written on this site: ${why}`,
        fix: `write “${zh}”, or say it in plain words`
      }
    }))
  )
}

/**
 * Variants that are not part of a preferred word, including those of working translations, so that one thing has one
 * word.
 */
function forbiddenVariants(data: Data): Refused[] {
  const terms = [...data.terms.values()]
  return terms
    .flatMap(({ id, zh, variants_zh = [], banned_zh = [] }) =>
      variants_zh
        .filter(variant => !banned_zh.some(({ word }) => word === variant))
        .map(variant => ({ variant, id, zh }))
    )
    .filter(({ variant }) => TERM_LIKE.test(variant) && !terms.some(({ zh }) => zh.includes(variant)))
    .map(({ variant, id, zh }) => ({
      word: variant,
      issue: { message: `“${variant}” is a variant of a glossary term`, fix: `write “${zh}”, or <Term id="${id}" />` }
    }))
}

/** A word in quotation marks is mentioned, not used. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”|「[^」]*」/g, '“”')
}
