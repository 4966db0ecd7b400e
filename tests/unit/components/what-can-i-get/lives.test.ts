/**
 * Seventeen lives, from their links to their answers: what a caseworker would sign. `more` answers what the interview
 * asks since the link was made.
 */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { PaymentId } from '../../../../rules/household/ids.ts'
import type { State } from '../../../../rules/household/outcome.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'
import { LIVES, type Life } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

const ON = '2026-11-28'

/** A state alone, or likely with the amount in cents, or with the least and the most that it can be. */
type Expected = State | number | [least: number, most: number]

interface Row {
  life: Life
  more?: string
  who?: 'you' | 'partner'
  /** All likely payments a fortnight. */
  total?: Expected
  /** The first day of a payment. */
  from?: Partial<Record<PaymentId, string>>
  expected: Partial<Record<PaymentId, Expected>>
}

/** What the husband on a bridging visa is asked because of his wife's payment. */
const Z6_ASKED =
  'partner-pay=0&partner-other=0&year-own=31200&year-both=31200&work=casual&work-hours=25&study=none&health=none&caring=none&pay=600&pay-per=week&other-income=0&savings=3000' +
  '&more-savings=no&assets-other=3000&home=private-rent&rent=450&rent-per=week&sharing=no&state=vic&remote=no&maintenance=0'

const rows: Row[] = [
  {
    life: 'E1',
    // Of 15 cents a day that child support takes, Part A and its rent each lose a part, to the cent of a day.
    total: 116_630,
    expected: { jobseeker: 46_294, 'ftb-a': 30_366, 'rent-assistance': 25_984, 'ftb-b': 13_986 }
  },
  { life: 'E2', expected: { 'parental-leave-pay': 2_210_340, 'ftb-a': 'likely' } },
  // The father is told of the days that are kept for him: 20 of 200.94.
  {
    life: 'E2',
    more: 'gave-birth=me&partner-leave-pay-test=yes&partner-visa=citizen',
    who: 'partner',
    expected: { 'parental-leave-pay': 401_880 }
  },
  { life: 'E3', total: 197_138, expected: { 'age-pension': 98_569, 'rent-assistance': 10_550 } },
  { life: 'E3', who: 'partner', expected: { 'age-pension': 98_569 } },
  { life: 'E4b', expected: { 'carer-payment': 123_770 } },
  // A widow who got no payment, and does not look for work because of the death: that does not close JobSeeker.
  { life: 'E4', more: 'has=none&not-looking=grief', expected: { jobseeker: 'likely' } },
  // A mother who does not look for work because of her son: Centrelink asks how she could.
  { life: 'E1', more: 'work=none&pay=0&not-looking=children', expected: { jobseeker: 'may' } },
  { life: 'E1', more: 'work=none&pay=0&not-looking=other', expected: { jobseeker: 'no' } },
  {
    life: 'E5',
    expected: { 'disability-support-pension': [119_383, 119_383], jobseeker: 'no', 'mobility-allowance': 'may' }
  },
  { life: 'E6', expected: { 'health-care-card': 'likely', 'youth-allowance-jobseeker': 'no' } },
  {
    life: 'E7',
    total: 173_082,
    expected: { 'parenting-payment-single': 108_720, 'ftb-a': 47_096, 'ftb-b': 13_986, 'remote-area-allowance': 3_280 },
    from: { 'parenting-payment-single': '2026-11-10' }
  },
  {
    life: 'E8',
    expected: { jobseeker: 78_295, 'low-income-health-care-card': 'no' },
    from: { jobseeker: '2027-08-01' }
  },
  {
    life: 'E9',
    expected: { 'ftb-a': 23_548, 'ftb-b': 7_000, 'parenting-payment-single': 'may', jobseeker: [3_178, 3_178] }
  },
  { life: 'E11', expected: { jobseeker: 'may' } },
  {
    life: 'E11',
    more: 'separation-accepted=yes',
    total: 57_067,
    expected: { jobseeker: 57_067 },
    from: { jobseeker: '2027-01-30' }
  },
  { life: 'E10b', expected: { 'low-income-health-care-card': 'no', 'youth-allowance-jobseeker': 'no' } },
  { life: 'E10', total: 42_280, expected: { 'youth-allowance-jobseeker': 42_280 } },
  {
    life: 'Z1',
    more: 'partner-is=none&partner-visa=permanent&partner-since=2025-09-28',
    total: 120_414,
    expected: { 'ftb-a': 70_644, 'rent-assistance': 29_736, jobseeker: 'no', 'special-benefit': 'no' }
  },
  {
    life: 'Z2',
    more: 'partner-visa=citizen&gave-birth=partner&partner-leave-pay-test=no',
    expected: { 'ftb-a': 23_548, 'rent-assistance': 26_306, 'parental-leave-pay': 'no', 'newborn-payment': 283_376 }
  },
  {
    life: 'Z2',
    more: 'partner-visa=citizen&gave-birth=partner&partner-leave-pay-test=no',
    who: 'partner',
    expected: { 'parenting-payment-partnered': 54_599 },
    from: { 'parenting-payment-partnered': '2026-11-12' }
  },
  // If she had worked, the leave pay would be hers.
  {
    life: 'Z2',
    more: 'partner-visa=citizen&gave-birth=partner&partner-leave-pay-test=yes',
    who: 'partner',
    expected: { 'parental-leave-pay': 2_210_340, 'newborn-payment': 'no' }
  },
  {
    life: 'Z2w',
    more: 'partner-visa=citizen&gave-birth=me&partner-leave-pay-test=yes',
    total: [119_237, 119_237],
    expected: { 'parenting-payment-partnered': 54_599, 'ftb-b': [14_784, 14_784], 'newborn-payment': 283_376 }
  },
  {
    life: 'Z3',
    more: 'other-income=0&injury=weekly&injury-pay=400&injury-pay-per=week&partner-injury=none&partner-visa=citizen',
    expected: { jobseeker: 17_400 }
  },
  { life: 'E4', expected: { 'carer-payment': 123_770, bereavement: 'likely' } },
  { life: 'Z4', expected: { 'age-pension': 'no', 'special-benefit': 'may', 'seniors-health-card': 'may' } },
  { life: 'Z5', total: 46_816, expected: { 'ftb-a': 46_816, 'ftb-b': 'no', jobseeker: 'no' } },
  {
    life: 'Z6',
    more: `partner-visa=citizen&${Z6_ASKED}`,
    who: 'partner',
    expected: { 'parenting-payment-partnered': 76_300, 'ftb-a': 23_548, 'rent-assistance': 26_306 }
  },
  { life: 'Z6', more: 'partner-visa=citizen', expected: { 'parenting-payment-partnered': 'no', jobseeker: 'no' } },
  // Six nights of fourteen are 42 per cent, and eight are 58: a share is rounded away from one half.
  { life: 'M14', total: 130_230, expected: { 'ftb-a': 9_184, 'ftb-b': 5_460, 'rent-assistance': 26_306 } },
  { life: 'N13', total: 119_220, expected: { 'ftb-a': 14_364, 'ftb-b': 8_526 } },
  // A refugee who has just come does not have to look for work yet, whatever the reason for not looking.
  { life: 'M16', total: 191_564, expected: { jobseeker: 89_980, 'crisis-payment-humanitarian': 44_165 } },
  // Somebody else’s child joins a family: the child of their own was there before, and leave pay is for a birth.
  { life: 'N1', total: 68_180, expected: { 'parental-leave-pay': 'no', 'ftb-b': 5_572 } },
  { life: 'N1d', expected: { 'parental-leave-pay': 'may', 'newborn-payment': 'may' } },
  // The partnered rate ended with the couple, so Crisis Payment is half of the single one.
  { life: 'R3', expected: { 'crisis-payment-violence': 51_875 } },
  // A child of one of them: the other parent may have to pay.
  { life: 'M5', total: 133_658, expected: { 'child-support': 'may' } },
  // A disaster, or the loss of the home, is of both who live in it.
  { life: 'S8', expected: { 'disaster-recovery-payment': [100_000, 180_000] } },
  {
    life: 'S8',
    who: 'partner',
    expected: { 'disaster-recovery-payment': 'may', 'disaster-recovery-allowance': 'likely' }
  },
  { life: 'Y1', expected: { 'crisis-payment-other': 37_755 } },
  { life: 'Y1', who: 'partner', expected: { 'crisis-payment-other': 37_755 } },
  // Nobody is paid in prison, or can look for work there.
  {
    life: 'S14',
    total: 83_370,
    expected: { jobseeker: 83_370, 'crisis-payment-release': 41_245 },
    from: { jobseeker: '2026-12-10' }
  },
  { life: 'S14b', total: 83_370, expected: { jobseeker: 83_370 }, from: { jobseeker: '2026-12-10' } },
  // Untested, the pension of somebody blind is paid without rent.
  { life: 'U4', total: 123_770, expected: { 'disability-support-pension': 123_770 } },
  { life: 'U4', more: 'work=none&not-looking=illness&pay=0', total: [123_770, 146_150], expected: {} },
  // A citizen who has just come to live here, perhaps for the first time, may have to wait for Parenting Payment.
  { life: 'AA1', expected: { 'parenting-payment-single': 'may', jobseeker: 'may', 'ftb-a': 'likely' } },
  { life: 'AA1', more: 'ten-years=yes', expected: { 'parenting-payment-single': 108_720 } },
  // A partner out of work waits at least the ordinary week, and nobody is asked for how much longer.
  { life: 'Q7', from: { 'age-pension': '2026-11-28' }, expected: {} },
  { life: 'Q7', who: 'partner', total: 169_600, from: { jobseeker: '2026-12-05' }, expected: {} },
  { life: 'M3b', who: 'partner', from: { jobseeker: '2026-12-05' }, expected: {} },
  // Special Benefit is not open to who has a bridging visa, but may be to a child who is a citizen.
  { life: 'Q5', expected: { 'special-benefit': 'no', 'special-benefit-child': 'may' } },
  { life: 'Q5', more: 'savings=60000', expected: { 'special-benefit-child': 'no' } },
  { life: 'Q5', more: 'child-1-age=16&child-1-is=in-school', expected: { 'special-benefit-child': 'no' } },
  { life: 'Q5', more: 'visa=permanent', expected: { 'special-benefit-child': 'no' } },
  // Nine weeks of JobSeeker Payment once, or the lump sum of two who were paid for long: the other had a whole pension at most.
  { life: 'M2', expected: { bereavement: [505_620, 550_830] } },
  // Who had it for less than a year may have had another payment before.
  { life: 'M2', more: 'months-jobseeker=3', expected: { bereavement: [475_875, 594_650] } },
  { life: 'M2', more: 'partners-payment-then=no', expected: { bereavement: 505_620 } },
  // Nobody paid out anything when an own business closed, and no employer owes wages.
  { life: 'S11b', from: { jobseeker: '2026-12-28' }, expected: { feg: 'no' } },
  { life: 'X1ill', more: 'paid-out=none&left-job=no', from: { jobseeker: '2026-12-05' }, expected: { feg: 'no' } },
  { life: 'X1kids', from: { 'parenting-payment-single': '2026-12-05' }, expected: { feg: 'no' } },
  // The income of a separation that is not accepted is of both.
  { life: 'R13', expected: { 'low-income-health-care-card': 'may' } }
]

it.each(rows)('$life $who $more', ({ life, more = '', who = 'you', total, from = {}, expected }) => {
  const told = new URLSearchParams(LIVES[life])
  for (const [key, answer] of new URLSearchParams(more)) told.set(key, answer)
  const household = householdFrom(readFragment(`#${told}`)?.answers ?? {})
  expect(householdSituation.safeParse(household).error).toBeUndefined()
  const result = assessHousehold(household, ratesOn(ON))
  const person = result.people.find(each => each.who === who)
  const outcomes = new Map(person?.outcomes.map(outcome => [outcome.id, outcome]))
  for (const [id, wanted] of Object.entries(expected) as [PaymentId, Expected][]) {
    const outcome = outcomes.get(id)
    if (typeof wanted === 'string') expect(`${id}: ${outcome?.state}`).toBe(`${id}: ${wanted}`)
    else expect(`${id}: ${outcome?.state}`).toBe(`${id}: likely`)
    check(id, wanted, outcome?.result?.amount ?? 0, outcome?.atMost)
  }
  if (total !== undefined) check('total', total, result.total.amount, result.total.atMost)
  const starts = new Map(result.total.parts.filter(part => part.who === who).map(part => [part.id, part.from]))
  for (const [id, day] of Object.entries(from) as [PaymentId, string][]) expect([id, starts.get(id)]).toEqual([id, day])
})

/** A range is held: the least is no more than wanted, and the most no less. */
function check(what: string, wanted: Expected, least: number, most = least): void {
  if (typeof wanted === 'number') expect([what, least, most]).toEqual([what, wanted, wanted])
  if (!Array.isArray(wanted)) return
  expect([what, least]).toSatisfy(() => least <= wanted[0])
  expect([what, most]).toSatisfy(() => most >= wanted[1])
}
