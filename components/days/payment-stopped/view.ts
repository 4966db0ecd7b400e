/** An entry of data/payment-stopped.yaml as the build gives it to a page, in one language. */
import type { StoppedRule } from '../../../rules/payment-stopped.ts'

export interface StoppedView extends StoppedRule {
  cause: string
  first: string
  /** Of `services` in the book. */
  service: string
  /** What to say in English, with its meaning in Chinese. */
  say: { en: string; zh: string }
  backPay: string
  /** The page that says more, with its language. */
  page: string
  /** Places in `sources` of the book. */
  sources: number[]
  /** May come from violence at home. */
  danger?: true
}
