import { FAMILIES } from './labels/families.ts'
import type { LabelKind } from './labels/kinds.ts'
import { PAYMENTS } from './labels/payments.ts'
import { WORK } from './labels/work.ts'

/** Every id in a result that has a message (i18n/calculators/), by the part of the rules that uses it. */
const LABELS = { ...PAYMENTS, ...WORK, ...FAMILIES }

/** Terms used only to fill the sentence of a finding; all others are also listed by the rules that use them. */
export const FINDING_TERMS = [
  'partner-cut-out',
  'total-paid',
  'months',
  'fortnights',
  'balance-after',
  'used',
  'accrued',
  'cut-out',
  'reduction',
  'employees',
  'age',
  'minutes',
  'period-days',
  'family-limit',
  'withheld',
  'paid',
  'exempt',
  'counted',
  'financial-assets',
  'deemed',
  'deemed-year',
  'by-income',
  'by-assets',
  'basic-left',
  'supplement-left',
  'supplement-basic-left',
  'supplement-rest-left',
  'supplement-minimum-left',
  'smallest',
  'largest',
  'rent-left',
  'energy-left',
  'points',
  'points-needed',
  'liquid-limit',
  'adults'
] as const

export type LabelGroup = keyof typeof LABELS

type Label<Kind extends LabelKind> = {
  [Group in LabelGroup]: (typeof LABELS)[Group] extends Record<Kind, readonly (infer Id)[]> ? Id : never
}[LabelGroup]

export type StepLabel = Label<'steps'>
export type TermName = Label<'terms'> | (typeof FINDING_TERMS)[number]
export type FindingId = Label<'findings'>
export type ReasonId = Label<'reasons'>
export type LimitId = Label<'limits'>
export type ResultId = Label<'results'>

/** The parts of the rules that have labels. */
export const LABEL_GROUPS = Object.keys(LABELS) as LabelGroup[]

/** The labels of a kind, each once. @param groups the parts of the rules that use them; all by default */
export function labelsOf(kind: LabelKind, groups: readonly LabelGroup[] = LABEL_GROUPS): string[] {
  const parts: Record<LabelGroup, Partial<Record<LabelKind, readonly string[]>>> = LABELS
  return [...new Set(groups.flatMap(group => parts[group][kind] ?? []))]
}
