/** “What am I owed at the end of a job?” in the tests of all tools about days. */
import { finalPayWords as en } from '../../../i18n/days/final-pay/en.ts'
import { finalPayWords as zh } from '../../../i18n/days/final-pay/zh.ts'
import type { FinalPay } from '../../../rules/final-pay.ts'
import { aims, type ToolCase } from '../tool-case.ts'

export const example: ToolCase = {
  rule: 'final-pay',
  situation: {
    startedOn: '2021-11-15',
    noticeOn: '2026-11-13',
    lastDay: '2026-11-27',
    born: '1985-04-02',
    reason: 'redundancy',
    weeklyBasePay: 150_000,
    employees: 40
  },
  fragment: 'started=2021-11-15&notice-on=2026-11-13&last-day=2026-11-27&born=1985-04-02&base-pay=1500&employees=40',
  days: output => aims((output as FinalPay).days),
  keys: {
    start: 'started=2021-11-15&born=1985-04-02&base-pay=1500',
    date: 'last-day',
    address: 'started=2021-11-15&last-day=2026-11-20&born=1985-04-02&base-pay=1500'
  },
  names: { en: en.names, zh: zh.names },
  part: found => ({ ...(found as object), on: undefined, situation: undefined })
}
