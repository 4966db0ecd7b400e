import { memo } from 'react'
import { colon, fill, joinSentences } from '../../../i18n/fill'
import type { Language } from '../../../i18n/languages'
import { SiteLink } from '../../layout/SiteLink'
import type { Fact, PaymentId } from '../../../rules/household/ids'
import type { PersonResult } from '../../../rules/household'
import type { Outcome } from '../../../rules/household/outcome'
import { PAYMENTS } from '../../../rules/payments/register'
import { Amounts } from '../../content/Amounts'
import { Working } from '../../tool/Working'
import { textsOf, type AssessmentData, type ClaimView } from '../data'
import { factsOf } from '../next-question'
import type { Answers } from '../types'
import type { Along } from './along'
import { comesWithoutClaim } from './claim-papers'
import { adviceText, amountOf, beginsText, conditionText, inBrackets, reasonsOf, untilText } from './outcome-texts'
import { ReportAmount } from './ReportAmount'
import room from '../what-can-i-get.module.css'
import styles from './answer.module.css'
import { PhoneLink } from '../../content/PhoneLink'

/** Of Work Bonus, Working Credit or Income Bank. */
export type Balance = keyof AssessmentData['texts'][Language]['answer']['balances']

interface Props {
  outcome: Outcome
  data: AssessmentData
  /** Whose card it is: its id in the page. */
  who: PersonResult['who']
  /** Today. */
  on: string
  answers: Answers
  /** Opens the question that gives a missing fact. */
  onAsk(facts: readonly Fact[]): void
  /** Whether an open question gives one of these facts. */
  canAsk(facts: readonly Fact[]): boolean
  /** The names of the payments of which they can get only one; empty without a choice. */
  instead: string
  /** The names of the payments whose amount contains this one; empty where it is paid on its own. */
  countedIn: string
  /** What is inside this payment, or comes with it. */
  along: readonly Along[]
  isTaxed: boolean
  /** Whether they said that they get it: then it is not claimed again. */
  isHeld: boolean
  /** The balance that is all that is open of its amount, where there is one. */
  balance: Balance | undefined
  /** Whether a social worker has to agree that they cannot live with their parents. */
  isHomeJudged: boolean
  /** Whether their parents may get Family Tax Benefit for them, which ends with this payment. */
  endsForParents: boolean
}

/** Whether the rules work the amount out, if enough is known. */
function isWorkedOut(id: PaymentId): boolean {
  const { group, ofCouple } = PAYMENTS[id]
  return group === 'income-support' || ofCouple === true
}

/** The id of a card in the page, for the button that opens it. */
export function cardId(who: string, id: PaymentId): string {
  return `card-${who}-${id}`
}

/** One payment that is likely or may be, and in one fold why, how it is worked out, and how to claim it. */
export const Card = memo(function Card(props: Props) {
  const { outcome, data, who, on, answers, onAsk, canAsk, instead, countedIn, along } = props
  const { isTaxed, isHeld, balance, isHomeJudged, endsForParents } = props
  const { language, texts } = data
  const { answer, payments } = textsOf(data)
  const { id, result } = outcome
  const [missing, unpriced] = [factsOf(who, outcome.missing), factsOf(who, outcome.unpriced ?? [])]
  const words = payments[id]
  const paid = amountOf(outcome, data, language, isTaxed)
  const until = untilText(outcome, on, data, language)
  const begins = beginsText(outcome, data, language)
  // Taken to be so, and Centrelink decides: it is said with the amount that depends on it.
  const away = outcome.state === 'likely' && outcome.decided.find(({ id }) => id === 'required-to-live-away')
  const [reason] = outcome.state === 'may' ? reasonsOf(outcome, data) : []
  return (
    <li className={styles.card} id={cardId(who, id)}>
      <div className={styles.head}>
        <h4>{words.name}</h4>
        {paid ? (
          <p className={styles.amount}>
            <strong>
              <Amounts text={paid.amount} />
            </strong>
          </p>
        ) : null}
      </div>
      <p className="soft">
        {language === 'en' ? null : <span lang="en">{`${texts.en.payments[id].name} · `}</span>}
        {paid ? `${paid.period} · ${words.what}` : words.what}
      </p>
      {isHeld ? <p>{answer.card.held}</p> : null}
      {paid && countedIn ? <p>{fill(answer.card.countedIn, { names: countedIn })}</p> : null}
      {outcome.atMost !== undefined && missing.length === 0 && !canAsk(unpriced) && !outcome.isUsualRate ? (
        <p>{balance ? fill(answer.card.balance, { balance: answer.balances[balance] }) : answer.card.notConfirmed}</p>
      ) : null}
      {outcome.state === 'likely' && !paid && isWorkedOut(id) ? (
        <p>{result?.amount === 0 ? answer.card.afterYear : answer.card.amountOpen}</p>
      ) : null}
      {isHomeJudged ? <p>{answer.card.homeJudged}</p> : null}
      {away ? <p>{conditionText(away, data, language)}</p> : null}
      {endsForParents ? <p>{answer.card.parentsLose}</p> : null}
      {outcome.advice ? (
        <p>
          {adviceText(outcome.advice, data, language)} <Section text={outcome.advice.section} />
        </p>
      ) : null}
      {begins ? <p>{begins}</p> : null}
      {until ? <p>{until}</p> : null}
      {outcome.isUsualRate ? <p>{answer.card.usualRate}</p> : null}
      {instead ? <p className={styles.instead}>{fill(answer.card.instead, { names: instead })}</p> : null}
      {reason ? (
        <p>
          <Amounts text={reason.text} />
        </p>
      ) : null}
      <Lines along={along} data={data} />
      {canAsk(missing) ? (
        <button type="button" className={room.link} onClick={() => onAsk(missing)}>
          {answer.card.answerThis}
        </button>
      ) : paid && canAsk(unpriced) ? (
        <button type="button" className={room.link} onClick={() => onAsk(unpriced)}>
          {answer.card.settle}
        </button>
      ) : null}
      <details className={styles.fold} data-card>
        <summary>
          {answer.card.open}
          <span className="visually-hidden">{inBrackets(words.name, language)}</span>
        </summary>
        <Reasons outcome={outcome} along={along} data={data} />
        {result && result.amount !== null && result.working.length > 0 ? (
          <>
            <h5>{answer.card.working}</h5>
            <Working result={result} data={data} caption={words.name} />
          </>
        ) : null}
        {isHeld ? null : <HowToClaim outcome={outcome} data={data} />}
        {paid && who === 'you' ? (
          <ReportAmount name={texts.en.payments[id].name} amount={paid.amount} answers={answers} on={on} data={data} />
        ) : null}
      </details>
    </li>
  )
})

/** What its amount contains, and what comes with it. */
function Lines({ along, data }: Pick<Props, 'along' | 'data'>) {
  const { answer, payments } = textsOf(data)
  return [true, false].map(isCounted => {
    const lines = along.filter(line => line.isCounted === isCounted)
    if (lines.length === 0) return null
    return (
      <div key={String(isCounted)} className={styles.along}>
        <p className="soft">{isCounted ? answer.card.inside : answer.card.along}</p>
        <ul>
          {lines.map(({ outcome }) => (
            <li key={outcome.id}>
              <h4>{payments[outcome.id].name}</h4>{' '}
              <span>
                <Amounts text={amountOf(outcome, data, data.language)?.amount ?? ''} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** The reasons, in sentences that name the reader's own answers, each with its section. */
function Reasons({ outcome, along, data }: Pick<Props, 'outcome' | 'along' | 'data'>) {
  const { answer, payments } = textsOf(data)
  const reasons = reasonsOf(outcome, data)
  return (
    <>
      {reasons.length === 0 ? null : (
        <>
          <h5>{answer.card.why}</h5>
          <ul>
            {reasons.map(({ text, section }) => (
              <li key={text}>
                <Amounts text={text} /> <Section text={section} />
              </li>
            ))}
          </ul>
        </>
      )}
      {along.length === 0 ? null : (
        <ul>
          {along.map(({ outcome: line }) => (
            <li key={line.id}>
              <strong>{payments[line.id].name}</strong>
              {colon(data.language)}
              <Amounts
                text={joinSentences(
                  reasonsOf(line, data).map(({ text }) => text),
                  data.language
                )}
              />{' '}
              <Section text={reasonsOf(line, data)[0]?.section ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Section({ text }: { text: string }) {
  return (
    <small lang="en" className="soft">
      {text}
    </small>
  )
}

function HowToClaim({ outcome, data }: Pick<Props, 'outcome' | 'data'>) {
  const { claims, pages } = data
  const { answer, payments } = textsOf(data)
  const { card } = answer
  const claim = claims.find(({ payments }) => payments.includes(outcome.id))
  const page = pages[outcome.id]
  return (
    <>
      <h5 data-claim tabIndex={-1}>
        {card.claim}
      </h5>
      {claim && claim.name !== payments[outcome.id].name ? <p>{claim.name}</p> : null}
      {claim ? (
        <ClaimLines claim={claim} data={data} />
      ) : (
        <p>{comesWithoutClaim(outcome.id) ? card.comes : card.ask}</p>
      )}
      {page ? (
        <p>
          <SiteLink href={page}>{card.more}</SiteLink>
        </p>
      ) : null}
    </>
  )
}

function ClaimLines({ claim, data }: { claim: ClaimView; data: AssessmentData }) {
  const { card } = textsOf(data).answer
  const [before, after = ''] = card.online.split('{path}')
  return (
    <ul>
      {claim.online ? (
        <li>
          {before}
          <strong lang="en" translate="no">
            {claim.online}
          </strong>
          {after}
        </li>
      ) : null}
      <li>
        {card.call} <PhoneLink phone={claim.call.phone} tel={claim.call.tel} />
        {inBrackets(claim.call.name[data.language], data.language)}
      </li>
      {claim.sources
        .flatMap(at => data.sources[at] ?? [])
        .map(({ title, url }) => (
          <li key={url} className="soft">
            {card.source}{' '}
            <a href={url} lang="en">
              {title}
            </a>
          </li>
        ))}
    </ul>
  )
}
