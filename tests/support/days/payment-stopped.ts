/** “Why did my payment stop?” in the tests of all tools about days. */
import { paymentStoppedWords as en } from '../../../i18n/days/payment-stopped/en.ts'
import { paymentStoppedWords as zh } from '../../../i18n/days/payment-stopped/zh.ts'
import type { StoppedAnswer } from '../../../rules/payment-stopped.ts'
import { aims, type ToolCase } from '../tool-case.ts'

/** A page has the words of an entry in one language, so it is compared by its id. */
function stoppedPart(found: unknown): unknown {
  const { entry, limit, always } = found as { entry: { id: string }; limit?: unknown; always: unknown }
  return { id: entry.id, limit, always }
}

export const example: ToolCase = {
  rule: 'payment-stopped',
  situation: { seen: 'held-missed-task', noticeOn: '2026-11-24' },
  fragment: 'kind=held&seen-held=held-missed-task&notice=2026-11-24',
  days: output => {
    const { limit, always } = output as StoppedAnswer
    return aims([...(limit ? [limit] : []), ...always])
  },
  keys: {
    start: 'kind=late&seen-late=not-reported',
    date: 'notice',
    isOptional: true,
    address: 'kind=late&seen-late=not-reported&notice=2026-11-20'
  },
  names: { en: en.names, zh: zh.names },
  part: stoppedPart,
  rulePart: stoppedPart
}
