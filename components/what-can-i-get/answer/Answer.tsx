import { useCallback, useState } from 'react'
import { fill, joinNames, joinSentences } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { PersonResult } from '../../../rules/household'
import type { Fact, PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import { WrongClock } from '../../calculators/Refusal'
import type { DeviceDay } from '../../calculators/use-day'
import kit from '../../form/form.module.css'
import { questionThatGives } from '../next-question'
import { textsOf, type Assessed, type AssessmentData } from '../data'
import type { Answers, Keeping } from '../types'
import styles from './answer.module.css'
import { Card } from './Card'
import { Compare } from './Compare'
import { Days } from './Days'
import { NotNow } from './NotNow'
import { Papers } from './Papers'
import { onPaper } from './on-paper'
import { PrintSheet } from './PrintSheet'
import { Sum } from './Sum'
import { Talk } from './Talk'
import { countedIn, ofState, shownOutcomes } from './outcome-texts'
import { Tools } from './Tools'
import { Urgent } from './Urgent'
import { useParts } from './use-parts'
import { YourAnswers } from './YourAnswers'

export interface AnswerProps extends Assessed {
  answers: Answers
  data: AssessmentData
  device: DeviceDay
  /** For somebody’s safety, nothing is kept and there is no link to copy. */
  isPrivate: boolean
  /** What is kept on this device, and how to keep or delete it. */
  keeping: Keeping
  /** An earlier situation to compare this one with. */
  compared: Assessed | undefined
  /** Starts a comparison with the current answers, or ends it. */
  onCompare(compares: boolean): void
  /** Opens a question again. */
  onChange(question: string): void
  /** Opens the question that gives a missing fact. */
  onAsk(facts: readonly Fact[]): void
}

/** Cards that are drawn at once; more of them block the page for too long. */
const CARDS_A_PART = 3

function cardsOf(person: PersonResult | undefined): Outcome[] {
  return person ? shownOutcomes(person).filter(({ state }) => state !== 'no') : []
}

/** The answer: what to do by when, and what is likely, possible or not open now, with reasons, amounts and papers. */
export function Answer(props: AnswerProps) {
  const { result, household, isPastReview, answers, data, device, isPrivate, compared, onAsk } = props
  const { answer, pastReview } = textsOf(data)
  const [you, partner] = result.people
  const ownCards = cardsOf(you).length
  // The top of the page, then the cards of both, then the rest and the sheet for paper.
  const withCards = 1 + Math.ceil((ownCards + cardsOf(partner).length) / CARDS_A_PART) + result.people.length
  const drawn = useParts(withCards + 2)
  const cardsDrawn = (drawn - 1) * CARDS_A_PART
  const everything = result.people.flatMap(shownOutcomes)
  const [printsPrivate, setPrintsPrivate] = useState(false)
  const canAsk = useCallback((facts: readonly Fact[]) => questionThatGives(facts, answers) !== undefined, [answers])
  if (!you) return null
  const shared = { isOnly: partner === undefined, on: result.on, data, onAsk, canAsk }
  /** What a change does stands first, because the reader has just made it. */
  const hasMoved = compared !== undefined && JSON.stringify(compared.household) !== JSON.stringify(household)
  const comparison = (
    <Compare
      data={data}
      now={result}
      before={compared?.result}
      pay={{ before: compared?.household.income.employment, now: household.income.employment }}
      onStart={() => props.onCompare(true)}
      onEnd={() => props.onCompare(false)}
    />
  )
  return (
    <div className={styles.answer}>
      <h2>{answer.title}</h2>
      <p className="soft">{fill(answer.lead, { date: formatDate(result.on, data.language) })}</p>
      <WrongClock device={device} data={data} />
      {isPastReview ? (
        <p className={kit.notice} role="note">
          {pastReview}
        </p>
      ) : null}
      <Tools
        data={data}
        answers={answers}
        isPrivate={isPrivate}
        keeping={props.keeping}
        printsPrivate={printsPrivate}
        onPrintsPrivate={setPrintsPrivate}
      />
      <Urgent result={result} data={data} />
      <div className={styles.columns}>
        <Days result={result} data={data} isPrivate={isPrivate} />
        <Sum result={result} data={data} />
        <div className={styles.main}>
          {hasMoved ? comparison : null}
          {drawn > 1 ? <Person person={you} {...shared} cardsDrawn={cardsDrawn} /> : null}
          {partner && cardsDrawn > ownCards ? (
            <Person person={partner} {...shared} cardsDrawn={cardsDrawn - ownCards} />
          ) : null}
          {drawn <= withCards ? null : (
            <>
              <p className="soft">{fill(answer.count, { count: you.outcomes.length })}</p>
              <YourAnswers data={data} answers={answers} onChange={props.onChange} />
              {hasMoved ? null : comparison}
            </>
          )}
        </div>
        {drawn <= withCards ? null : (
          <aside>
            <Papers outcomes={everything} household={household} data={data} />
            <Talk outcomes={everything} household={household} data={data} hasAmount={result.total.amount > 0} />
          </aside>
        )}
      </div>
      {drawn <= withCards + 1 ? null : (
        <PrintSheet
          {...(printsPrivate ? { result, household, answers } : onPaper(result, household, answers))}
          isPastReview={isPastReview}
          data={data}
        />
      )}
    </div>
  )
}

/** One adult; for the partner only what is open, because the questions are about the first one. */
function Person({
  person,
  isOnly,
  on,
  data,
  cardsDrawn,
  onAsk,
  canAsk
}: {
  person: PersonResult
  on: string
  /** How many cards are drawn so far. */
  cardsDrawn: number
  isOnly: boolean
  data: AssessmentData
  onAsk: AnswerProps['onAsk']
  canAsk(facts: readonly Fact[]): boolean
}) {
  const { answer } = textsOf(data)
  const { who } = person
  const outcomes = shownOutcomes(person)
  const refused = ofState(outcomes, 'no')
  const isEmpty = refused.length === outcomes.length
  return (
    <section className={styles.person} data-who={who}>
      {isOnly ? null : <h3 className={styles.who}>{answer.who[who]}</h3>}
      {who === 'partner' ? (
        <p className="soft">{joinSentences([isEmpty && answer.noneForPartner, answer.ofPartner], data.language)}</p>
      ) : null}
      {(['likely', 'may'] as const).map(state => {
        const shown = ofState(outcomes, state)
        const before = state === 'may' ? ofState(outcomes, 'likely').length : 0
        if (cardsDrawn <= before || (who === 'partner' && shown.length === 0)) return null
        return (
          <section key={state} data-state={state}>
            <h3 className={styles.state}>{answer.states[state]}</h3>
            {shown.length === 0 ? <p>{answer.none[state]}</p> : <p className="soft">{answer.leads[state]}</p>}
            <ul className={styles.cards}>
              {shown.slice(0, cardsDrawn - before).map(outcome => (
                <Card
                  key={outcome.id}
                  outcome={outcome}
                  data={data}
                  on={on}
                  who={who}
                  onAsk={onAsk}
                  canAsk={canAsk}
                  instead={insteadOf(outcome, person, data)}
                  countedIn={namesOf(countedIn(outcome, outcomes), data)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {who === 'you' && cardsDrawn > outcomes.length - refused.length ? (
        <NotNow outcomes={refused} data={data} />
      ) : null}
    </section>
  )
}

/** The names of the other payments of a choice, for the card of one of them. */
function insteadOf({ id }: Outcome, { choices }: PersonResult, data: AssessmentData): string {
  const among = choices.find(group => group.includes(id)) ?? []
  return namesOf(among, data)
}

function namesOf(ids: readonly PaymentId[], data: AssessmentData): string {
  return joinNames(
    ids.map(id => textsOf(data).payments[id].name),
    data.language
  )
}
