/** The right to live here that a payment asks for (Social Security Act 1991 s 7; Guide 9.1.2). */
import { addMonths, type IsoDate } from '../../dates.ts'
import { count } from '../../result.ts'
import type { Standing } from '../../situations/household-choices.ts'
import type { Person } from '../../situations/household.ts'
import { MONTHS_A_YEAR } from '../../time.ts'
import type { Condition } from '../condition.ts'
import { conditionOf, ground, type Ground } from '../grounds.ts'
import type { Fact } from '../ids.ts'
import { isPartnered, type View } from '../view.ts'
import type { ResidenceNeeds } from './needs.ts'

const SECTION = 'Social Security Act 1991 s 7; A guide to Australian Government payments, residence'
const NEW_ZEALAND = 'A guide to Australian Government payments, residence: special category visa'
const YEARS = 'newly-arrived.new-zealand.years'

/** Visas whose subclass says more than what was ticked (Social Security Guide 3.1.2.43, 9.1.2). */
const BY_SUBCLASS: Record<string, Standing> = {
  ...Object.fromEntries(['200', '201', '202', '203', '204', '851', '866'].map(subclass => [subclass, 'refugee'])),
  ...Object.fromEntries(
    ['060', '070', '449', '785', '786', '790'].map(subclass => [subclass, 'visa-humanitarian-temporary'])
  ),
  '309': 'visa-309-820',
  '820': 'visa-309-820'
}

const TOLD_BY_SUBCLASS: readonly (Standing | undefined)[] = [undefined, 'permanent', 'visa-other']

/** Somebody's right to live here; undefined where it is not known. */
export function standingOf({ residence: { status, subclass } }: Person): Standing | undefined {
  const named = subclass === undefined ? undefined : BY_SUBCLASS[subclass]
  return named && TOLD_BY_SUBCLASS.includes(status) ? named : status
}

/** The right to stay that a payment asks for. @throws FigureNotHeldError */
export function standingCondition(view: View, needs: NonNullable<ResidenceNeeds['standing']>): Condition {
  const own = standing(view.you, needs, view)
  const { partner } = view
  if (!needs.eitherParent || own.truth === 'met' || isPartnered(view) === false) return own
  if (!partner || partner === 'none') return partner === 'none' ? own : { ...own, ...missing(own, ['partner']) }
  const other = standing(partner, needs, view)
  return other.truth === 'met' || own.truth === 'failed' ? other : own
}

/** Where a partner may be there, a right to stay that fails is not the last word. */
function missing({ truth }: Condition, facts: Fact[]): Partial<Condition> {
  return truth === 'failed' ? { truth: 'unknown', facts } : {}
}

function standing(person: Person, needs: NonNullable<ResidenceNeeds['standing']>, { on, rates }: View): Condition {
  const status = standingOf(person)
  if (status === 'scv' && needs.newZealandAfterTenYears) {
    const years = rates.value(YEARS)
    const grounds = { terms: [count('years', years)], figures: [YEARS] }
    return conditionOf('new-zealand-ten-years', tenUnbrokenYears(person, years, on), NEW_ZEALAND, grounds)
  }
  return conditionOf('residence', rightOf(person, status, needs), SECTION)
}

function rightOf(
  { residence: { subclass } }: Person,
  status: Standing | undefined,
  { opens, judged = [], judgedSubclasses }: NonNullable<ResidenceNeeds['standing']>
): Ground {
  if (status === undefined) return ground(undefined, 'residence.status')
  if (status === 'visa-other' && judgedSubclasses) {
    if (subclass === undefined) return ground(undefined, 'residence.subclass')
    return ground(judgedSubclasses.includes(subclass) ? 'judged' : false, 'residence.subclass')
  }
  if (opens.includes(status)) return ground(true, 'residence.status')
  return ground(judged.includes(status) ? 'judged' : false, 'residence.status')
}

function tenUnbrokenYears(
  { residence: { tenUnbrokenYears: stated, since } }: Person,
  years: number,
  on: IsoDate
): Ground {
  const reached = since === undefined ? undefined : addMonths(since, years * MONTHS_A_YEAR)
  if (stated === true) return ground(true, 'residence.tenUnbrokenYears')
  if (reached !== undefined && reached > on) return { ...ground(false, 'residence.since'), from: reached }
  return ground(stated, 'residence.tenUnbrokenYears')
}
