import type { Data } from '../../rules/data/load.ts'
import { at, type Context, type Problem } from './context.ts'

export const name = 'terms-zh'
export const describe = 'Chinese pages use the glossary’s preferred word, not a variant of it'

/** Shorter words (申请, 配偶, 临时工) are everyday Chinese with other uses too. */
const TERM_LIKE = /\p{Script=Han}{4}/u

/** Every Chinese line of the Chinese pages. */
export function run({ pages, data }: Context): Problem[] {
  const variants = forbiddenVariants(data)
  const issuesIn = (text: string) =>
    variants
      .filter(({ variant }) => text.includes(variant))
      .map(({ variant, zh, id }) => ({
        message: `“${variant}” is a variant of a glossary term`,
        fix: `write “${zh}”, or <Term id="${id}" />`
      }))
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap(page => page.blocks.flatMap(({ lines }) => lines.map(line => ({ page, ...line }))))
    .flatMap(({ page, line, text }) => at(page, line, issuesIn(unquoted(text))))
}

/** Only variants of confirmed terms that are not part of a preferred word. */
function forbiddenVariants(data: Data) {
  const terms = [...data.terms.values()]
  return terms
    .filter(({ status }) => status === 'verified' || status === 'corroborated')
    .flatMap(({ id, zh, variants_zh = [] }) => variants_zh.map(variant => ({ variant, id, zh })))
    .filter(({ variant }) => TERM_LIKE.test(variant) && !terms.some(({ zh }) => zh.includes(variant)))
}

/** A variant in quotation marks is mentioned, not used. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”|「[^」]*」/g, '“”')
}
