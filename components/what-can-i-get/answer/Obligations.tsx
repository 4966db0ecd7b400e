import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import { PAYMENTS } from '../../../rules/payments/register'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { HELP_PAGES } from './help-pages'
import { nameFor } from './moments'

/**
 * What Centrelink asks in return for the payment to live on that is likely, and who is excused; where none is, for the one
 * that may be. Once if both adults have the same.
 */
export function Obligations({ result, data }: { result: HouseholdResult; data: AssessmentData }) {
  const { inReturn } = textsOf(data).answer
  const open = result.people.flatMap(({ who, chosen, outcomes }) =>
    outcomes.filter(({ id, state }) => id === chosen && state !== 'no').map(({ id, state }) => ({ who, id, state }))
  )
  const likely = open.filter(({ state }) => state === 'likely')
  const payments = (likely.length > 0 ? likely : open.filter(({ who }) => who === 'you')).map(({ who, id }) => ({
    name: nameFor(who, textsOf(data).payments[id].name, data, data.language),
    duty: PAYMENTS[id].inReturn
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
