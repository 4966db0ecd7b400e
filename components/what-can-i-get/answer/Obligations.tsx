import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Rates } from '../../../rules/lookup'
import { PAYMENTS } from '../../../rules/payments/register'
import type { Household } from '../../../rules/situations/household'
import { ratesByDay } from '../../tool/rates'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { HELP_PAGES } from './help-pages'
import { nameFor } from './moments'
import { isOfPensionAge } from './taxed'

interface Props {
  result: HouseholdResult
  household: Household
  data: AssessmentData
}

const SCHOOL_AGE = 'parenting-payment.obligations-child-age'

/** Whether every child is old enough for its parents to have tasks. */
function isYoungestAtSchool({ children = [], happened = [] }: Household, rates: Rates): boolean {
  const isExpecting = happened.some(({ event }) => event === 'pregnant')
  const isOld = ({ age }: { age?: number | undefined }) => age !== undefined && age >= rates.value(SCHOOL_AGE)
  return rates.has(SCHOOL_AGE) && !isExpecting && children.length > 0 && children.every(isOld)
}

/** From Age Pension age nobody looks for work, whatever they are paid. */
function dutyOf(id: PaymentId, isAtSchool: boolean, isOld: boolean) {
  const duty = PAYMENTS[id].inReturn
  if (isOld) return 'nothing'
  return duty === 'work-once-youngest-at-school' && isAtSchool ? 'work' : duty
}

/**
 * What Centrelink asks in return for the payment to live on that is likely, and who is excused; where none is, for the one
 * that may be. Once if both adults have the same.
 */
export function Obligations({ result, household, data }: Props) {
  const isAtSchool = isYoungestAtSchool(household, ratesByDay(data)(result.on))
  const { inReturn } = textsOf(data).answer
  const open = result.people.flatMap(person => {
    const { who, chosen, outcomes } = person
    const isOld = isOfPensionAge(person)
    return outcomes
      .filter(({ id, state }) => id === chosen && state !== 'no')
      .map(({ id, state }) => ({ who, id, state, isOld }))
  })
  const likely = open.filter(({ state }) => state === 'likely')
  const payments = (likely.length > 0 ? likely : open.filter(({ who }) => who === 'you')).map(({ who, id, isOld }) => ({
    name: nameFor(who, textsOf(data).payments[id].name, data, data.language),
    duty: dutyOf(id, isAtSchool, isOld)
  }))
  if (payments.length === 0) return null
  const isForWork = payments.some(({ duty }) => duty === 'work')
  const isForParents = payments.some(({ duty }) => duty === 'work-once-youngest-at-school')
  return (
    <details className={styles.fold} data-in-return>
      <summary>
        <h2>{inReturn.title}</h2>
      </summary>
      <ul>
        {payments.map(({ name, duty }) =>
          duty === 'work-once-youngest-at-school' ? null : (
            <li key={name}>{fill(duty === 'work' ? inReturn.work : inReturn.none, { name })}</li>
          )
        )}
        {isForParents ? <li>{inReturn.parents}</li> : null}
        {isForWork || isForParents ? (
          <>
            <li>{inReturn.enough}</li>
            <li>
              {inReturn.excused}{' '}
              <SiteLink href={`/${data.language}${HELP_PAGES.exemptions}`}>{inReturn.whoIsExcused}</SiteLink>
            </li>
          </>
        ) : null}
        <li>{inReturn.tell}</li>
      </ul>
    </details>
  )
}
