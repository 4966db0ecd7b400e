import type { Language } from '../../i18n/languages'

interface Props {
  /** In the order in which the sheet has them. */
  languages: readonly Language[]
}

/**
 * The place on the sheet of an answer for its address, in words and as a code: sheet-codes.ts fills it when the sheet is
 * printed. An answer with something private in it must not have it.
 */
export function SheetCode({ languages }: Props) {
  return <div data-sheet-code={languages.join(' ')} aria-hidden="true" />
}
