/** An entry of data/payment-stopped.yaml as the build gives it to a page, in one language. */
import type { StoppedRule } from '../../../rules/payment-stopped.ts'

export interface StoppedView extends StoppedRule {
  cause: string
  first: string
  /** Key in `services` of the book. */
  service: string
  /** What to say in English, with its meaning in Chinese. */
  say: { en: string; zh: string }
  backPay: string
  /** The page with more detail, with its language. */
  page: string
  /** Indexes in `sources` of the book. */
  sources: number[]
  /** May reveal violence at home. */
  danger?: true
}
