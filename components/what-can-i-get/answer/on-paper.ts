/** What of an answer goes on paper, which others may see: nothing that reveals violence, unless the reader asks for it. */
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { ConditionId } from '../../../rules/household/condition-ids'
import { PAYMENTS } from '../../../rules/payments/register'
import type { Household } from '../../../rules/situations/household'
import { isPrivate, withoutViolence } from '../private-answers'
import type { Answers } from '../types'

interface Printed {
  result: HouseholdResult
  household: Household
  answers: Answers
}

/** Conditions of other payments whose sentences speak of violence. */
const CONDITIONS: readonly ConditionId[] = ['other-parent-elsewhere']

/** The same amounts and days, without what reveals violence; unchanged where there is nothing of it. */
export function onPaper(result: HouseholdResult, household: Household, answers: Answers): Printed {
  if (!isPrivate(answers)) return { result, household, answers }
  return {
    result: { ...result, people: result.people.map(withoutIts) },
    household: { ...household, ...(household.happened && { happened: household.happened.filter(isOther) }) },
    answers: withoutViolence(answers)
  }
}

function withoutIts(person: PersonResult): PersonResult {
  return {
    ...person,
    days: person.days.filter(isOther),
    outcomes: person.outcomes
      .filter(({ id }) => !PAYMENTS[id].revealsViolence)
      .map(outcome => ({ ...outcome, decided: outcome.decided.filter(({ id }) => !CONDITIONS.includes(id)) }))
  }
}

function isOther({ event }: { event: string }): boolean {
  return event !== 'violence'
}
