/** “Is my notice to leave long enough?” in the tests of all tools about days. */
import { toldToLeaveWords as en } from '../../../i18n/days/told-to-leave/en.ts'
import { toldToLeaveWords as zh } from '../../../i18n/days/told-to-leave/zh.ts'
import type { NoticeAnswer } from '../../../rules/notice-to-leave.ts'
import type { ToolCase } from '../tool-case.ts'

export const example: ToolCase = {
  rule: 'notice-to-leave',
  situation: {
    state: 'nsw',
    agreement: 'fixed-term-short',
    reason: 'to-sell',
    givenOn: '2026-11-20',
    outBy: '2026-12-20'
  },
  fragment: 'state=nsw&agreement=fixed-term-short&reason=to-sell&given=2026-11-20&out=2026-12-20',
  days: output => [(output as NoticeAnswer).earliest].flatMap(day => day ?? []),
  keys: {
    start: 'state=nsw&agreement=fixed-term-short&reason=to-sell&out=2026-12-20',
    date: 'given',
    isOptional: true,
    address: 'state=nsw&agreement=fixed-term-short&reason=to-sell&given=2026-11-20&out=2026-12-20'
  },
  names: { en: en.names, zh: zh.names },
  given: situation => (situation as { notice?: unknown }).notice,
  part: found => (found as { answer?: unknown }).answer
}
