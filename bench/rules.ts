/**
 * `npm run bench:rules`: assessments per second of processor time, with the day's figures already looked up. Processor
 * time, not wall time, so that a busy machine counts less. Compiled first, like the pages and the package: tsx adds a
 * call that names each function on creation, which is a third of the time.
 */
import { CALCULATORS } from '../rules/calculators.ts'
import { loadData } from '../rules/data/load.ts'
import { assessHousehold } from '../rules/household.ts'
import { assessJobseeker } from '../rules/jobseeker.ts'
import { figuresFrom, Rates } from '../rules/lookup.ts'
import { householdSituation, type Household } from '../rules/situations/household.ts'
import { jobseekerSituation } from '../rules/situations/jobseeker.ts'
import { youthAllowanceSituation } from '../rules/situations/youth-allowance.ts'
import { assessYouthAllowance } from '../rules/youth-allowance.ts'

const SECONDS = 2
const figures = figuresFrom(loadData().figures.values())
const rates = new Rates(figures, '2026-09-20')
/** Many figures that only the household rules use were read on pages of November 2026. */
const householdRates = new Rates(figures, '2026-11-23')

const single = { age: 30, rent: { perFortnight: 60_000 }, assets: { total: 1_000_000 } }
const couple = { age: 30, relationship: 'partnered', partner: { age: 30, income: { employment: 150_000 } } }
const student = { activity: 'student', age: 19, living: 'away', parents: { adjustedTaxableIncome: 8_000_000 } }

const adult = {
  age: 35,
  location: 'in-australia',
  residence: { status: 'citizen' },
  happened: [],
  work: { status: 'casual', hoursPerWeek: 10 },
  study: { load: 'none' },
  health: { limitsWork: false },
  caring: { who: 'none' },
  income: { employment: 0, other: 0 },
  livesWithParents: false,
  has: []
}
const renter = {
  ...adult,
  partner: 'none',
  children: [],
  assets: { homeOwner: false, liquid: 300_000, other: 500_000 },
  home: { type: 'private-rent', rentPerFortnight: 60_000, sharing: false, state: 'nsw', remote: false }
}
const children = [
  { age: 3, care: 100, relation: 'own', approvedCare: true, disability: false },
  { age: 6, care: 100, relation: 'own', approvedCare: false, disability: false }
]
const family = { ...renter, partner: adult, children, familyIncomeYear: 4_000_000 }

measure('JobSeeker Payment, single, with rent and assets', earning(jobseekerSituation.parse(single)), assessJobseeker)
measure('JobSeeker Payment, one of a couple', earning(jobseekerSituation.parse(couple)), assessJobseeker)
measure('Youth Allowance, student with parents', earning(youthAllowanceSituation.parse(student)), assessYouthAllowance)
measure(
  'JobSeeker Payment, with the check of the situation',
  pay => ({ ...single, income: { employment: pay } }),
  CALCULATORS.jobseeker.assess
)
measureHousehold('household: every payment of somebody single who rents', householdSituation.parse(renter))
measureHousehold('household: every payment of a couple with two children', householdSituation.parse(family))
measureHousehold('household: of which nothing is known yet', householdSituation.parse({}))

/** The situation with other pay, as a chart or a simulation needs it. */
function earning<Situation extends object>(situation: Situation) {
  return (pay: number) => ({ ...situation, income: { employment: pay, other: 0 } })
}

/** Some sixty payments for each adult, so a hundredth of the rounds of a single payment is enough. */
function measureHousehold(name: string, household: Household): void {
  const isKnown = household.income.employment !== undefined
  const assess = (each: Household) => assessHousehold(each, householdRates)
  measure(name, isKnown ? earning(household) : () => household, assess, 100)
}

function measure<Situation>(
  name: string,
  situation: (pay: number) => Situation,
  assess: (situation: Situation, rates: Rates) => unknown,
  round = 10_000
): void {
  const batch = (size: number) => {
    for (let index = 0; index < size; index++) assess(situation((index * 37) % 200_000), rates)
    return size
  }
  batch(2 * round)
  const start = process.cpuUsage()
  let [done, seconds] = [0, 0]
  while (seconds < SECONDS) {
    done += batch(round)
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1_000_000
  }
  const perSecond = Math.round(done / seconds)
  console.log(`${perSecond.toLocaleString('en-AU').padStart(10)} a second  ${name}`)
}
