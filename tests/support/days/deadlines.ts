/** “What are my deadlines?” in the tests of all tools about days. */
import { deadlinesWords as en } from '../../../i18n/days/deadlines/en.ts'
import { deadlinesWords as zh } from '../../../i18n/days/deadlines/zh.ts'
import type { TimeLimitOn } from '../../../rules/time-limits.ts'
import { aims, type ToolCase } from '../tool-case.ts'

export const example: ToolCase = {
  rule: 'deadlines',
  situation: {
    events: [
      { event: 'dismissed', on: '2026-11-20' },
      { event: 'payment-stopped', on: '2026-10-01' }
    ],
    state: 'vic'
  },
  fragment: 'work=dismissed&on-dismissed=2026-11-20&payment=payment-stopped&on-payment-stopped=2026-10-01&state=vic',
  days: output => aims(output as TimeLimitOn[]),
  keys: { group: 'work', option: 'dismissed', date: 'on-dismissed', address: 'work=dismissed&on-dismissed=2026-11-20' },
  names: { en: en.names, zh: zh.names },
  part: found => (found as { limits: unknown }).limits
}
