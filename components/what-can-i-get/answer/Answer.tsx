import { useCallback, useMemo, useState } from 'react'
import { fill, fillCount, joinNames, joinSentences } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { PersonResult } from '../../../rules/household'
import type { Fact, PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import { ifHeld } from '../../../rules/lookup'
import type { Household, Person as Adult } from '../../../rules/situations/household'
import { WrongClock } from '../../tool/Refusal'
import { ratesByDay } from '../../tool/rates'
import type { DeviceDay } from '../../tool/use-day'
import kit from '../../tool/form.module.css'
import { questionThatGives } from '../next-question'
import { textsOf, type Assessed, type AssessmentData, type Compared } from '../data'
import type { Answers, Keeping } from '../types'
import { alongWith, withoutAlong, type Along } from './along'
import styles from './answer.module.css'
import { Card, type Balance } from './Card'
import { notClaimed } from './claim-papers'
import { Compare, isOther } from './Compare'
import { Days } from './Days'
import { isUrgent } from './days-of'
import { isToLiveOn } from './first-claim'
import { IfRefused } from './IfRefused'
import { NextBirthdays, useNextBirthdays } from './NextBirthdays'
import { NotNow } from './NotNow'
import { Obligations } from './Obligations'
import { Papers } from './Papers'
import { onceForBoth } from './once-for-both'
import { onPaper } from './on-paper'
import { SheetCode } from '../../share/SheetCode'
import { PartnersReasons } from './PartnersReasons'
import { ORDER, PrintSheet } from './PrintSheet'
import { Sum } from './Sum'
import { Talk } from './Talk'
import { adultOf, countedIn, isHeld, ofState, shownOutcomes } from './outcome-texts'
import { isOfPensionAge, isTaxed } from './taxed'
import { Today } from './Today'
import { Tools } from './Tools'
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
  /** Earlier situations to compare this one with, the first one before any change. */
  compared: readonly Compared[]
  /** Keeps the current answers by a name, empty for the first, to compare with; without one, ends the comparison. */
  onCompare(name?: string): void
  /** Opens a question again. */
  onChange(question: string): void
  /** Opens the question that gives a missing fact. */
  onAsk(facts: readonly Fact[]): void
}

/** Cards that are drawn at once; more of them block the page for too long. */
const CARDS_A_PART = 3

/**
 * Of what may be open, cards that are shown; the others are in a fold. One is enough below many that are likely; of a
 * partner, of whom little was asked, all are in the fold below what is likely.
 */
function mayShownFor(who: PersonResult['who'], likely: number): number {
  if (who === 'partner' && likely > 0) return 0
  return likely < MANY_LIKELY ? 2 : 1
}

const MANY_LIKELY = 5

function cardsOf(person: PersonResult | undefined): Outcome[] {
  if (!person) return []
  const open = shownOutcomes(person).filter(outcome => ofState([outcome], 'no').length === 0)
  return withoutAlong(open, alongWith(person))
}

/** The answer: the sum, what to do today, the days; then what is likely, possible or not open now; at last what to do with it. */
export function Answer(props: AnswerProps) {
  const { household, isPastReview, answers, data, device, isPrivate, compared, onAsk } = props
  const result = useMemo(() => onceForBoth(props.result), [props.result])
  const { answer, pastReview } = textsOf(data)
  const [you, partner] = result.people
  const ownCards = cardsOf(you).length
  // The top of the page, then the cards of both, then the rest and the sheet for paper.
  const withCards = 1 + Math.ceil((ownCards + cardsOf(partner).length) / CARDS_A_PART) + result.people.length
  const drawn = useParts(withCards + 2)
  const cardsDrawn = (drawn - 1) * CARDS_A_PART
  const birthdays = useNextBirthdays({ result: props.result, household, data }, drawn > withCards)
  const everything = result.people.flatMap(shownOutcomes)
  const [printsPrivate, setPrintsPrivate] = useState(false)
  const canAsk = useCallback((facts: readonly Fact[]) => questionThatGives(facts, answers) !== undefined, [answers])
  if (!you) return null
  const shared = {
    people: result.people,
    isOnly: partner === undefined,
    on: result.on,
    household,
    answers,
    data,
    onAsk,
    canAsk
  }
  /** What a change does stands first, because the reader has just made it. */
  const hasMoved = compared.length > 1 || compared.some(each => isOther(each, { result, household }))
  const comparison = (
    <Compare
      data={data}
      now={{ result, household }}
      compared={compared}
      onStart={question => {
        if (compared.length === 0) props.onCompare('')
        props.onChange(question)
      }}
      onKeep={props.onCompare}
      onEnd={() => props.onCompare()}
    />
  )
  return (
    <div className={styles.answer}>
      <h1>{answer.title}</h1>
      <WrongClock device={device} data={data} />
      {isPastReview ? (
        <p className={kit.notice} role="note">
          {pastReview}
        </p>
      ) : null}
      {hasMoved ? comparison : null}
      <div className={styles.columns}>
        <div className={styles.lead}>
          <Sum result={result} data={data} />
          <Today result={result} household={household} data={data} />
        </div>
        <div className={styles.main}>
          <Days result={result} household={household} data={data} isPrivate={isPrivate} />
          <NextBirthdays changes={birthdays} data={data} />
          {drawn > 1 ? <Person person={you} {...shared} cardsDrawn={cardsDrawn} /> : null}
          {partner && cardsDrawn > ownCards ? (
            <Person person={partner} {...shared} cardsDrawn={cardsDrawn - ownCards} />
          ) : null}
        </div>
        {drawn <= withCards ? null : (
          <aside>
            <Papers outcomes={notClaimed(result, household)} household={household} data={data} />
            <Obligations result={result} household={household} data={data} />
            <IfRefused household={household} data={data} />
            <Talk outcomes={everything} household={household} data={data} hasAmount={result.total.amount > 0} />
          </aside>
        )}
      </div>
      {drawn <= withCards ? null : (
        <>
          {hasMoved ? null : comparison}
          <YourAnswers data={data} answers={answers} onChange={props.onChange} />
          <Tools
            data={data}
            answers={answers}
            isPrivate={isPrivate}
            keeping={props.keeping}
            printsPrivate={printsPrivate}
            onPrintsPrivate={setPrintsPrivate}
          />
          <p className="soft">
            {joinSentences(
              [
                fill(answer.lead, { date: formatDate(result.on, data.language) }),
                fill(answer.count, { count: you.outcomes.length })
              ],
              data.language
            )}
          </p>
        </>
      )}
      {drawn <= withCards + 1 ? null : (
        <PrintSheet
          {...(printsPrivate ? { result, household, answers } : onPaper(result, household, answers))}
          isPastReview={isPastReview}
          birthdays={birthdays}
          data={data}
        >
          {isPrivate ? null : <SheetCode languages={ORDER} />}
        </PrintSheet>
      )}
    </div>
  )
}

interface PersonProps {
  person: PersonResult
  people: readonly PersonResult[]
  isOnly: boolean
  on: string
  household: Household
  answers: Answers
  data: AssessmentData
  /** How many cards are drawn so far. */
  cardsDrawn: number
  onAsk: AnswerProps['onAsk']
  canAsk(facts: readonly Fact[]): boolean
}

/** One adult; for the partner only what is open, because the questions are about the first one. */
function Person({ person, people, isOnly, on, household, answers, data, cardsDrawn, onAsk, canAsk }: PersonProps) {
  const { answer } = textsOf(data)
  const { who } = person
  const outcomes = shownOutcomes(person)
  const lines = useMemo(() => alongWith(person), [person])
  const ownCards = withoutAlong(outcomes, lines)
  const refused = ofState(outcomes, 'no')
  const isEmpty = refused.length === outcomes.length
  const open = outcomes.filter(outcome => !refused.includes(outcome)).map(({ id }) => id)
  const urgent = new Set(person.days.filter(day => isUrgent(day, on)).map(({ payment }) => payment))
  const isOld = isOfPensionAge(person)
  const adult = adultOf(household, who)
  const card = (outcome: Outcome) => (
    <Card
      key={outcome.id}
      outcome={outcome}
      data={data}
      who={who}
      on={on}
      answers={answers}
      onAsk={onAsk}
      canAsk={canAsk}
      instead={insteadOf(outcome, person, open, data)}
      countedIn={namesOf(countedIn(outcome, outcomes), data)}
      along={lines.get(outcome.id) ?? NOTHING}
      isTaxed={isTaxed(outcome.id, isOld)}
      isHeld={isHeld(outcome.id, adult) || (outcome.id === 'child-support' && isPaidSupport(household))}
      balance={outcome.id === person.chosen ? balanceOf(outcome, people, household) : undefined}
      endsForParents={
        PAYMENTS_FOR_YOUNG.includes(outcome.id) && !isHeld(outcome.id, adult) && isChildOfParents(adult, data, on)
      }
      isHomeJudged={PAYMENTS_FOR_YOUNG.includes(outcome.id) && !isHeld(outcome.id, adult) && cannotLiveAtHome(adult)}
    />
  )
  return (
    <section className={styles.person} data-who={who}>
      <h2 className={styles.who}>{isOnly ? answer.each : answer.who[who]}</h2>
      {who === 'partner' ? (
        <>
          <p className="soft">{joinSentences([isEmpty && answer.noneForPartner, answer.ofPartner], data.language)}</p>
          {open.some(isToLiveOn) ? null : <PartnersReasons {...{ person, household, data, canAsk, onAsk }} />}
        </>
      ) : null}
      {(['likely', 'may'] as const).map(state => {
        const shown = ofState(ownCards, state)
        const before = state === 'may' ? ofState(ownCards, 'likely').length : 0
        if (cardsDrawn <= before || (who === 'partner' && shown.length === 0)) return null
        // What has a last day soon is in no fold.
        const pressing = shown.findLastIndex(({ id }) => urgent.has(id)) + 1
        const mayShown = Math.max(mayShownFor(who, before), pressing)
        const atOnce = state === 'may' ? mayShown : shown.length
        const drawnHere = shown.slice(0, cardsDrawn - before)
        return (
          <section key={state} data-state={state}>
            <h3 className={styles.state}>{answer.states[state]}</h3>
            {shown.length === 0 ? <p>{answer.none[state]}</p> : null}
            {/* Said once, above the cards of who asks. */}
            {shown.length > 0 && who === 'you' ? <p className="soft">{answer.leads[state]}</p> : null}
            {atOnce > 0 ? <ul className={styles.cards}>{drawnHere.slice(0, atOnce).map(card)}</ul> : null}
            {drawnHere.length > atOnce ? (
              <details className={styles.fold}>
                <summary>{fillCount(shown.length - atOnce, answer.oneMore, answer.more)}</summary>
                <ul className={styles.cards}>{drawnHere.slice(atOnce).map(card)}</ul>
              </details>
            ) : null}
          </section>
        )
      })}
      {who === 'you' && cardsDrawn >= cardsOf(person).length ? <NotNow outcomes={refused} data={data} /> : null}
    </section>
  )
}

const PAYMENTS_FOR_YOUNG: readonly PaymentId[] = ['youth-allowance-student', 'youth-allowance-jobseeker']

function cannotLiveAtHome(adult: Adult | undefined): boolean {
  return adult?.independence?.includes('unreasonable-to-live-at-home') ?? false
}

/** Whether they live with parents, who may get Family Tax Benefit for a child up to the age of this day. */
function isChildOfParents(adult: Adult | undefined, data: AssessmentData, on: string): boolean {
  const { age, livesWithParents, study } = adult ?? {}
  // At the age of these payments it is paid for full-time study at school alone.
  const isAtSchool = study?.load === 'full-time' && study.level === 'secondary'
  if (age === undefined || livesWithParents !== true || !isAtSchool) return false
  const oldest = ifHeld(() => ratesByDay(data)(on).value('ftb-a.study-age.to'))
  return oldest !== undefined && age <= oldest
}

/** The balance that pay uses: Work Bonus of either who has reached Age Pension age, else that of a payment they hold. */
function balanceOf({ id }: Outcome, people: readonly PersonResult[], household: Household): Balance | undefined {
  const works = people.filter(({ who }) => isPaidForWork(adultOf(household, who)))
  if (works.some(isOfPensionAge)) return 'bonus'
  if (!works.some(({ who }) => isHeld(id, adultOf(household, who)))) return undefined
  return FOR_STUDENTS.includes(id) ? 'bank' : 'credit'
}

const FOR_STUDENTS: readonly PaymentId[] = ['youth-allowance-student', 'austudy']

function isPaidForWork(adult: Adult | undefined): boolean {
  return (adult?.income.employment ?? 0) > 0
}

function isPaidSupport({ maintenanceYear = 0 }: Household): boolean {
  return maintenanceYear > 0
}

/** Always the same, so that a card without lines is not drawn again. */
const NOTHING: readonly Along[] = []

/** The names of the payments of a choice that are shown, for the card of one of them. */
function insteadOf(
  { id }: Outcome,
  { choices }: PersonResult,
  open: readonly PaymentId[],
  data: AssessmentData
): string {
  const among = choices.find(group => group.includes(id)) ?? []
  const shown = among.filter(each => open.includes(each))
  return shown.length > 1 ? namesOf(shown, data) : ''
}

function namesOf(ids: readonly PaymentId[], data: AssessmentData): string {
  return joinNames(
    ids.map(id => textsOf(data).payments[id].name),
    data.language
  )
}
