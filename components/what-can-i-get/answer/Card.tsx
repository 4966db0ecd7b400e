import { memo } from 'react'
import { fill } from '../../../i18n/fill'
import { SiteLink } from '../../layout/SiteLink'
import { INCOME_SUPPORT, type Fact, type PaymentId } from '../../../rules/household/ids'
import type { PersonResult } from '../../../rules/household'
import type { Outcome } from '../../../rules/household/outcome'
import { Working } from '../../calculators/Working'
import { textsOf, type AssessmentData, type ClaimView } from '../data'
import { factsOf } from '../next-question'
import { comesWithoutClaim } from './claim-papers'
import { amountOf, inBrackets, reasonsOf, untilText } from './outcome-texts'
import styles from './answer.module.css'

interface Props {
  outcome: Outcome
  /** Whose it is. */
  who: PersonResult['who']
  data: AssessmentData
  /** Today. */
  on: string
  /** Opens the question that gives a missing fact. */
  onAsk(facts: readonly Fact[]): void
  /** Whether an open question gives one of these facts. */
  canAsk(facts: readonly Fact[]): boolean
  /** The names of the payments of which they can get only one; empty without a choice. */
  instead: string
  /** The names of the payments whose amount contains this one; empty where it is paid on its own. */
  countedIn: string
}

/** Payments whose amount the rules work out, if enough is known. */
const WORKED_OUT: readonly PaymentId[] = [...INCOME_SUPPORT, 'ftb-a', 'ftb-b']

/** One payment that is likely or may be: what it is, how much, why, the working, and how to claim it. */
export const Card = memo(function Card({ outcome, who, data, on, onAsk, canAsk, instead, countedIn }: Props) {
  const { language, texts } = data
  const { answer, payments } = textsOf(data)
  const { id, result } = outcome
  const [missing, unpriced] = [factsOf(who, outcome.missing), factsOf(who, outcome.unpriced ?? [])]
  const words = payments[id]
  const paid = amountOf(outcome, data, language)
  const until = untilText(outcome, on, data, language)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h4>{words.name}</h4>
        {paid ? (
          <p className={styles.amount}>
            <strong translate="no">{paid.amount}</strong>
          </p>
        ) : null}
      </div>
      <p className="soft">
        {language === 'en' ? null : <span lang="en">{`${texts.en.payments[id].name} · `}</span>}
        {paid ? `${paid.period} · ${words.what}` : words.what}
      </p>
      {paid && countedIn ? <p>{fill(answer.card.countedIn, { names: countedIn })}</p> : null}
      {outcome.atMost !== undefined && (outcome.unpriced ?? []).length === 0 && !outcome.isUsualRate ? (
        <p>{answer.card.notConfirmed}</p>
      ) : null}
      {outcome.state === 'likely' && !paid && WORKED_OUT.includes(id) ? <p>{answer.card.amountOpen}</p> : null}
      {until ? <p>{until}</p> : null}
      {outcome.isUsualRate ? <p>{answer.card.usualRate}</p> : null}
      {instead ? <p className={styles.instead}>{fill(answer.card.instead, { names: instead })}</p> : null}
      {canAsk(missing) ? (
        <button type="button" className={styles.link} onClick={() => onAsk(missing)}>
          {answer.card.answerThis}
        </button>
      ) : paid && canAsk(unpriced) ? (
        <button type="button" className={styles.link} onClick={() => onAsk(unpriced)}>
          {answer.card.settle}
        </button>
      ) : null}
      <div className={styles.folds}>
        <Reasons outcome={outcome} data={data} />
        {result && result.amount !== null && result.working.length > 0 ? (
          <details className={styles.fold}>
            <summary>{answer.card.working}</summary>
            <Working result={result} data={data} caption={words.name} />
          </details>
        ) : null}
        <HowToClaim outcome={outcome} data={data} />
      </div>
    </li>
  )
})

/** The reasons, in sentences that name the reader's own answers, each with its section. */
function Reasons({ outcome, data }: Pick<Props, 'outcome' | 'data'>) {
  const reasons = reasonsOf(outcome, data)
  if (reasons.length === 0) return null
  return (
    <details className={styles.fold} open={outcome.state === 'may'}>
      <summary>{textsOf(data).answer.card.why}</summary>
      <ul>
        {reasons.map(({ text, section }) => (
          <li key={text}>
            {text}{' '}
            <small lang="en" className="soft">
              {section}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function HowToClaim({ outcome, data }: Pick<Props, 'outcome' | 'data'>) {
  const { claims, pages } = data
  const { answer, payments } = textsOf(data)
  const { card } = answer
  const claim = claims.find(({ payments }) => payments.includes(outcome.id))
  const page = pages[outcome.id]
  return (
    <details className={styles.fold}>
      <summary>{card.claim}</summary>
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
    </details>
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
        {card.call}{' '}
        <a className="unbroken" translate="no" href={`tel:${claim.call.tel}`}>
          {claim.call.phone}
        </a>
        {inBrackets(claim.call.name[data.language], data.language)}
      </li>
      {claim.sources.map(({ title, url }) => (
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
