import { DRAFT_SENTENCES } from '../lib/new-page.ts'
import { at, type Context, type Problem } from './context.ts'
import { joinLines } from './text.ts'

export const name = 'drafts'
export const describe = 'no page has a sentence of the draft that new:page writes'

/** Sentences of the draft that were not replaced. */
export function run({ pages }: Context): Problem[] {
  return pages.flatMap(page =>
    page.blocks.flatMap(({ lines }) => {
      const text = joinLines(lines).trim()
      if (!DRAFT_SENTENCES.includes(text)) return []
      const message = `“${text}” is a sentence of the draft`
      return at(page, lines[0]?.line ?? 1, [{ message, fix: 'replace it by your own words' }])
    })
  )
}
