/** Lines of a working, their terms, findings, reasons for no amount, limits, and names of results. */
export const LABEL_KINDS = ['steps', 'terms', 'findings', 'reasons', 'limits', 'results'] as const

export type LabelKind = (typeof LABEL_KINDS)[number]

/** Kinds whose labels each have a message; a term only fills the sentences of others. */
export const WORDED_KINDS = ['steps', 'findings', 'reasons', 'limits', 'results'] as const satisfies LabelKind[]

/** The ids of each kind that a part of the rules uses. */
export type LabelsByGroup = Record<string, Partial<Record<LabelKind, readonly string[]>>>
