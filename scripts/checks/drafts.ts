import { DRAFT_SENTENCES } from '../lib/new-page.ts'
import { joinLines } from './text.ts'
import type { Context, Problem } from './types.ts'

export const name = 'drafts'
export const describe = 'no page has a sentence of the draft that new:page writes'

/** Sentences of the draft that were not replaced. */
export function run({ pages }: Context): Problem[] {
  return pages.flatMap(({ file, blocks }) =>
    blocks
      .filter(({ lines }) => DRAFT_SENTENCES.includes(joinLines(lines).trim()))
      .map(({ lines }) => ({
        file,
        line: lines[0]?.line ?? 1,
        message: `“${joinLines(lines).trim()}” is a sentence of the draft`,
        fix: 'replace it by your own words'
      }))
  )
}
