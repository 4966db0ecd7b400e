import type { Data } from '../../rules/data/load.ts'
import type { Term } from '../../rules/data/schema.ts'
import type { Context, Problem } from './types.ts'

export const name = 'terms-zh'
export const describe = 'Chinese pages use the glossary’s preferred word, not a variant of it'

interface Variant {
  variant: string
  term: Term
}

/** Shorter words (申请, 配偶, 临时工) are everyday Chinese with other uses too. */
const TERM_LIKE = /\p{Script=Han}{4}/u

/** Every Chinese line of the Chinese pages. */
export function run({ pages, data }: Context): Problem[] {
  const variants = forbiddenVariants(data)
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap(({ file, blocks }) =>
      blocks
        .flatMap(({ lines }) => lines)
        .flatMap(({ line, text }) =>
          variants
            .filter(({ variant }) => unquoted(text).includes(variant))
            .map(({ variant, term }) => ({
              file,
              line,
              message: `“${variant}” is a variant of a glossary term`,
              fix: `write “${term.zh}”, or <Term id="${term.id}" />`
            }))
        )
    )
}

/** Only variants of confirmed terms that are not part of a preferred word. */
function forbiddenVariants(data: Data): Variant[] {
  const terms = [...data.terms.values()]
  return terms
    .filter(({ status }) => status === 'verified' || status === 'corroborated')
    .flatMap(term => (term.variants_zh ?? []).map(variant => ({ variant, term })))
    .filter(({ variant }) => TERM_LIKE.test(variant) && !terms.some(({ zh }) => zh.includes(variant)))
}

/** A variant in quotation marks is mentioned, not used. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”|「[^」]*」/g, '“”')
}
