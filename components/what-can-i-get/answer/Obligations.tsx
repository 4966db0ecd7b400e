import { fill } from '../../../i18n/fill'
import type { PersonResult } from '../../../rules/household'
import { PAYMENTS } from '../../../rules/payments/register'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { HELP_PAGES } from './help-pages'

/** What Centrelink asks in return for the likely payment to live on, and who is excused. */
export function Obligations({ person, data }: { person: PersonResult | undefined; data: AssessmentData }) {
  const { inReturn } = textsOf(data).answer
  const chosen = person?.outcomes.find(({ id, state }) => id === person.chosen && state !== 'no')
  if (!chosen) return null
  const { inReturn: duty } = PAYMENTS[chosen.id]
  const isForWork = duty === 'work'
  const isForParents = duty === 'work-once-youngest-at-school'
  const name = textsOf(data).payments[chosen.id].name
  return (
    <details className={styles.fold} data-in-return>
      <summary>
        <h2>{inReturn.title}</h2>
      </summary>
      <ul>
        {isForWork ? <li>{fill(inReturn.work, { name })}</li> : null}
        {isForParents ? <li>{inReturn.parents}</li> : null}
        {isForWork || isForParents ? (
          <>
            <li>{inReturn.enough}</li>
            <li>
              {inReturn.excused}{' '}
              <SiteLink href={`/${data.language}${HELP_PAGES.exemptions}`}>{inReturn.whoIsExcused}</SiteLink>
            </li>
          </>
        ) : (
          <li>{fill(inReturn.none, { name })}</li>
        )}
        <li>{inReturn.tell}</li>
      </ul>
    </details>
  )
}
