import { colon, joinSentences } from '../../../i18n/fill'
import type { PersonResult } from '../../../rules/household'
import type { ConditionId } from '../../../rules/household/condition-ids'
import type { Fact, PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import { Amounts } from '../../content/Amounts'
import { textsOf, type AssessmentData } from '../data'
import { factsOf } from '../next-question'
import room from '../what-can-i-get.module.css'
import { amountOf, fromText, inBrackets, reasonsOf } from './outcome-texts'

interface Props {
  person: PersonResult
  household: Household
  data: AssessmentData
  canAsk(facts: readonly Fact[]): boolean
  onAsk(facts: readonly Fact[]): void
}

/** What somebody lives on: the others are for partners of whom an illness, care or study was told. */
const TO_LIVE_ON: readonly PaymentId[] = [
  'parenting-payment-partnered',
  'jobseeker',
  'youth-allowance-jobseeker',
  'age-pension'
]

function isOfThem(id: PaymentId, partner: Household['partner']): boolean {
  if (TO_LIVE_ON.includes(id) || !partner || partner === 'none') return TO_LIVE_ON.includes(id)
  const { health, caring, study } = partner
  switch (id) {
    case 'disability-support-pension':
      return health.limitsWork === true
    case 'carer-payment':
      // Who said nothing of health said nothing of care either.
      return health.limitsWork !== undefined && caring.who !== 'none'
    case 'youth-allowance-student':
    case 'austudy':
      return study.load === 'full-time'
    default:
      return false
  }
}

/** Conditions that say whom a payment is for. */
const FOR_OTHERS: readonly ConditionId[] = ['age-from', 'age-between', 'child-below', 'partnered']

/** Why no payment to live on has a card for the partner, and what would settle one that is open. */
export function PartnersReasons({ person, household, data, canAsk, onAsk }: Props) {
  const { answer, payments } = textsOf(data)
  return (
    <ul data-partners-reasons>
      {person.outcomes
        .filter(outcome => isForThem(outcome, household))
        .map(outcome => {
          const facts = factsOf('partner', outcome.missing)
          const isAskable = outcome.state === 'may' && canAsk(facts)
          return (
            <li key={outcome.id}>
              <strong>{payments[outcome.id].name}</strong>
              {colon(data.language)}
              <Amounts text={reasonText(outcome, data, isAskable)} />{' '}
              {isAskable ? (
                <button type="button" className={room.link} onClick={() => onAsk(facts)}>
                  {answer.card.answerThis}
                </button>
              ) : null}
            </li>
          )
        })}
    </ul>
  )
}

function isForThem({ id, decided }: Outcome, { children, partner }: Household): boolean {
  const isForParents = id === 'parenting-payment-partnered'
  if (!isOfThem(id, partner) || (isForParents && !children?.length)) return false
  return !decided.some(({ id, truth }) => truth === 'failed' && FOR_OTHERS.includes(id))
}

/** What refuses it; what is not known, where a question settles it; else only how much it may be. */
function reasonText(outcome: Outcome, data: AssessmentData, isAskable: boolean): string {
  const { language } = data
  const [first] = reasonsOf(outcome, data)
  if (outcome.state === 'no' || isAskable) {
    return joinSentences([first?.text, fromText(outcome, data, language)], language)
  }
  const paid = amountOf(outcome, data, language)
  const { states } = textsOf(data).answer
  return paid ? `${states.may}${inBrackets(paid.amount, language)}` : states.may
}
