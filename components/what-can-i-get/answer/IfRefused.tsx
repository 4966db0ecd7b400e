import type { Household } from '../../../rules/situations/household'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { HELP_PAGES } from './help-pages'
import { PhoneLink } from '../../content/PhoneLink'

/** If Centrelink says no: how long there is to ask for a review, and who helps for free in their state. */
export function IfRefused({ household, data }: { household: Household; data: AssessmentData }) {
  const { refused } = textsOf(data).answer
  const lines = legalAidFor(household, data)
  return (
    <details className={styles.fold} data-refused>
      <summary>
        <h2>{refused.title}</h2>
      </summary>
      <ul>
        <li>{refused.review}</li>
        <li>{refused.free}</li>
        {lines.map(({ name, phone, tel }) => (
          <li key={tel}>
            {name[data.language]} <PhoneLink phone={phone} tel={tel} />
          </li>
        ))}
        <li>
          <SiteLink href={`/${data.language}${HELP_PAGES.appeals}`}>{refused.more}</SiteLink>
        </li>
      </ul>
    </details>
  )
}

/** The free legal help of the household's state; of all, where the state is not known. */
export function legalAidFor({ home: { state } }: Household, { legalAid }: AssessmentData): AssessmentData['legalAid'] {
  return legalAid.filter(({ states }) => state === undefined || states.includes(state))
}
