import { fill } from '../../../i18n/fill'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import type { Household, Person } from '../../../rules/situations/household'
import { PAYMENTS } from '../../../rules/payments/register'
import kit from '../../tool/form.module.css'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { cardId } from './Card'
import { HELP_PAGES } from './help-pages'
import { urgentDays } from './moments'
import { isHeld, opensLater, shownOutcomes, sumStartText } from './outcome-texts'
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
  const waits = sumStartText(result, data, data.language) !== undefined
  if (!first && !waits && urgentDays(result).length === 0) return null
  return (
    <section className={styles.today}>
      <h2>{answer.urgent.today}</h2>
      {first ? (
        <p>
          <button type="button" className={kit.submit} onClick={() => openCard(first.who, first.outcome)}>
            {fill(first.who === 'you' ? answer.today.claim : answer.today.partnerClaims, {
              name: payments[first.outcome.id].name
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

interface FirstClaim {
  who: PersonResult['who']
  outcome: Outcome
}

/**
 * The claim to make first: of what is likely and not held, what has a last day soon, else the payment to live on, else the
 * first in the order of the claims; a card comes after a payment to live on that only awaits somebody's decision.
 */
function firstClaim(result: HouseholdResult, household: Household, data: AssessmentData): FirstClaim | undefined {
  const urgent = urgentDays(result).map(({ payment }) => payment)
  const claims = result.people.flatMap(person => {
    const adult = adultOf(household, person.who)
    const order = [...urgent, person.chosen, ...data.claims.flatMap(({ payments }) => payments)]
    return shownOutcomes(person)
      .filter(outcome => isClaimable(outcome, data) && !isClaimed(outcome.id, adult) && !opensLater(outcome))
      .map(outcome => ({ who: person.who, outcome, rank: order.indexOf(outcome.id) }))
      .sort((one, other) => one.rank - other.rank)
  })
  const isReady = ({ outcome: { state, missing } }: FirstClaim) => state === 'may' && missing.length === 0
  const isMoney = ({ outcome: { id } }: FirstClaim) => PAYMENTS[id].group !== 'card'
  const likely = claims.filter(({ outcome }) => outcome.state === 'likely')
  const toLiveOn = claims.find(claim => isReady(claim) && PAYMENTS[claim.outcome.id].group === 'income-support')
  return likely.find(isMoney) ?? toLiveOn ?? likely[0] ?? claims.find(isReady)
}

/** Held already, or the other part of Family Tax Benefit, which is one claim. */
function isClaimed(id: PaymentId, adult: Person | undefined): boolean {
  return FAMILY.includes(id) ? FAMILY.some(part => isHeld(part, adult)) : isHeld(id, adult)
}

const FAMILY: readonly PaymentId[] = ['ftb-a', 'ftb-b']

function isClaimable({ id, state }: Outcome, { claims }: AssessmentData): boolean {
  return state !== 'no' && claims.some(({ payments }) => payments.includes(id))
}

/** The answers about one of the two adults. */
export function adultOf(household: Household, who: PersonResult['who']): Person | undefined {
  if (who === 'you') return household
  return household.partner === 'none' ? undefined : household.partner
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
