/** “When will I be paid?” in the tests of all tools about days. */
import { firstPaydayWords as en } from '../../../i18n/days/first-payday/en.ts'
import { firstPaydayWords as zh } from '../../../i18n/days/first-payday/zh.ts'
import type { FirstPayday } from '../../../rules/first-payday.ts'
import { TODAY, type ToolCase } from '../tool-case.ts'

export const example: ToolCase = {
  rule: 'first-payday',
  situation: {
    claimOn: TODAY,
    lastDay: '2026-11-20',
    paidOut: {
      weeklyPay: 150_000,
      payments: [
        { kind: 'annual-leave', amount: 300_000 },
        { kind: 'redundancy', amount: 600_000 }
      ]
    },
    liquid: 945_000,
    age: 30,
    partnered: false,
    children: false,
    residence: { status: 'citizen' }
  },
  fragment: 'last-day=2026-11-20&paid-out=yes&paid-annual=3000&paid-redundancy=6000&last-pay=1500&savings=9450',
  days: output => {
    const { startsOn, firstReport, firstPayment, waits } = output as FirstPayday
    return [startsOn, firstReport, firstPayment?.from, ...waits.map(({ until }) => until)].flatMap(day => day ?? [])
  },
  keys: { date: 'last-day', isOptional: true, address: 'last-day=2026-11-20' },
  names: { en: en.names, zh: zh.names },
  part: found => (found as { payday: unknown }).payday
}
