import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import kit from '../../tool/form.module.css'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { cardId } from './Card'
import { firstClaim } from './first-claim'
import { HELP_PAGES } from './help-pages'
import { urgentDays } from './days-of'
import { sumStartText } from './outcome-texts'
import { Urgent } from './Urgent'

interface Props {
  result: HouseholdResult
  household: Household
  data: AssessmentData
}

/** What to do today: the last days that run out, and one button to the first claim. */
export function Today({ result, household, data }: Props) {
  const { answer, payments } = textsOf(data)
  const first = firstClaim(result, household, data)
  const name = first ? payments[first.outcome.id].name : ''
  const waits = sumStartText(result, data, data.language) !== undefined
  if (!first && !waits && urgentDays(result).length === 0) return null
  return (
    <section className={styles.today}>
      <h2>{answer.urgent.today}</h2>
      {first ? (
        <p>
          <button type="button" className={kit.submit} onClick={() => openCard(first.who, first.outcome)}>
            {fill(first.who === 'you' ? answer.today.claim : answer.today.partnerClaims, {
              name: first.together
                ? fill(answer.today.together, { name, other: payments[first.together.id].name })
                : name
            })}
          </button>
        </p>
      ) : null}
      <Urgent result={result} data={data} />
      {waits ? (
        <p>
          {answer.sum.untilPaid} <SiteLink href={`/${data.language}${HELP_PAGES.food}`}>{answer.talk.food}</SiteLink>
        </p>
      ) : null}
    </section>
  )
}

/** Opens a card where it says how to claim. */
function openCard(who: string, { id }: Outcome): void {
  const card = document.getElementById(cardId(who, id))
  const more = card?.closest<HTMLDetailsElement>('details')
  if (more) more.open = true
  const fold = card?.querySelector('details')
  if (!fold) return
  fold.open = true
  const claim = fold.querySelector<HTMLElement>('[data-claim]')
  claim?.focus()
  claim?.scrollIntoView({ block: 'start' })
}
