/** Which income support payment a main carer gets at each age of the youngest child: what the rules say. */
import type { AgeSpan, ComparePicture } from '../../../components/pictures/views.ts'
import { fill } from '../../../i18n/fill.ts'
import { payments as en } from '../../../i18n/household/payments/en.ts'
import { payments as zh } from '../../../i18n/household/payments/zh.ts'
import { assessHousehold } from '../../../rules/household.ts'
import type { IncomeSupportId } from '../../../rules/household/ids.ts'
import type { Rates } from '../../../rules/lookup.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { ratesOf } from '../rates.ts'
import { wordsOf, type PictureContext } from './words.ts'

/** The line ends here: older children change nothing in it. */
const OLDEST = 18

/** An adult out of work, without other facts. */
const ADULT = {
  age: 35,
  residence: { status: 'citizen' },
  location: 'in-australia',
  happened: [],
  has: [],
  work: { status: 'unemployed' },
  study: { load: 'none' },
  health: { limitsWork: false },
  caring: { who: 'none' },
  income: { employment: 0, other: 0 }
}

const PARTNERS = { single: 'none', couple: ADULT }

/** The two situations, single and with a partner. @throws FigureNotHeldError where a figure lacks the day */
export function comparePicture(page: PictureContext): ComparePicture {
  const words = wordsOf(page).compare
  const rates = ratesOf(page)
  const row = (situation: keyof typeof PARTNERS) => ({
    title: words.rows[situation],
    spans: spansOf(
      Array.from({ length: OLDEST }, (_, age) => chosenAt(age, situation, rates)),
      page
    )
  })
  return { caption: words.caption, rows: [row('single'), row('couple')], most: OLDEST, foot: words.foot }
}

function chosenAt(age: number, situation: keyof typeof PARTNERS, rates: Rates): IncomeSupportId | undefined {
  const household = householdSituation.parse({
    ...ADULT,
    partner: PARTNERS[situation],
    assets: { homeOwner: false, liquid: 0, financial: 0, other: 0 },
    children: [{ age, monthsPastBirthday: 0, care: 100, relation: 'own' }]
  })
  return assessHousehold(household, rates).people[0]?.chosen
}

/** Ages in a row with the same payment as one span. */
function spansOf(chosen: (IncomeSupportId | undefined)[], page: PictureContext): AgeSpan[] {
  const words = wordsOf(page).compare
  const names = page.language === 'en' ? en : zh
  const starts = chosen.flatMap((id, age) => (age === 0 || id !== chosen[age - 1] ? [age] : []))
  return starts.flatMap((from, index) => {
    const id = chosen[from]
    if (!id) return []
    const until = starts[index + 1] ?? chosen.length
    const text = fill(until < chosen.length ? words.first : words.last, { from, until, name: names[id].name })
    return [{ from, until, text }]
  })
}
