/**
 * `npm run bench:rules`: assessments in a second of processor time, the figures of
 * the day looked up once. Time of the processor, not of the clock, so that a busy machine does not count.
 */
import { CALCULATORS } from '../rules/calculators.ts'
import { loadData } from '../rules/data/load.ts'
import { assessJobseeker } from '../rules/jobseeker.ts'
import { figuresFrom, Rates } from '../rules/lookup.ts'
import type { Result } from '../rules/result.ts'
import { jobseekerSituation } from '../rules/situations/jobseeker.ts'
import { youthAllowanceSituation } from '../rules/situations/youth-allowance.ts'
import { assessYouthAllowance } from '../rules/youth-allowance.ts'

const SECONDS = 2
const rates = new Rates(figuresFrom(loadData().figures.values()), '2026-09-20')

const single = { age: 30, rent: { perFortnight: 60_000 }, assets: { total: 1_000_000 } }
const couple = { age: 30, relationship: 'partnered', partner: { age: 30, income: { employment: 150_000 } } }
const student = { activity: 'student', age: 19, living: 'away', parents: { adjustedTaxableIncome: 8_000_000 } }

measure('JobSeeker Payment, single, with rent and assets', earning(jobseekerSituation.parse(single)), assessJobseeker)
measure('JobSeeker Payment, one of a couple', earning(jobseekerSituation.parse(couple)), assessJobseeker)
measure('Youth Allowance, student with parents', earning(youthAllowanceSituation.parse(student)), assessYouthAllowance)
measure(
  'JobSeeker Payment, with the check of the situation',
  pay => ({ ...single, income: { employment: pay } }),
  CALCULATORS.jobseeker.assess
)

/** The situation with this fortnight's pay, as a chart or a simulation asks for it. */
function earning<Situation extends object>(situation: Situation) {
  return (pay: number) => ({ ...situation, income: { employment: pay, other: 0 } })
}

function measure<Situation>(
  name: string,
  situation: (pay: number) => Situation,
  assess: (situation: Situation, rates: Rates) => Result
): void {
  const batch = (size: number) => {
    for (let index = 0; index < size; index++) assess(situation((index * 37) % 200_000), rates)
    return size
  }
  batch(20_000)
  const start = process.cpuUsage()
  let [done, seconds] = [0, 0]
  while (seconds < SECONDS) {
    done += batch(10_000)
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1_000_000
  }
  const perSecond = Math.round(done / seconds)
  console.log(`${perSecond.toLocaleString('en-AU').padStart(10)} a second  ${name}`)
}
