import { Fragment, type ReactNode } from 'react'
import { fill, joinNames, joinSentences } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import { LANGUAGE_TAGS, type Language } from '../../../i18n/languages'
import type { Outcome } from '../../../rules/household/outcome'
import type { BirthdayChange } from '../../../rules/next-birthdays'
import { absolute } from '../../layout/absolute'
import type { Assessed, AssessmentData } from '../data'
import styles from './answer.module.css'
import { momentsOf } from './moments'
import { claimsFor, notClaimed, papersFor } from './claim-papers'
import { HELP_PAGES } from './help-pages'
import { answerTexts } from '../answer-texts'
import type { Answers } from '../types'
import { amountOf, beginsText, countedIn, inBrackets, laterText, ofState, rangeText, reasonsOf } from './outcome-texts'
import { shownOutcomes, sumStartText, untilText } from './outcome-texts'
import { legalAidFor } from './IfRefused'
import { birthdayText } from './NextBirthdays'
import { periodOf, taxText } from './Sum'
import { isOfPensionAge, isTaxed } from './taxed'

/** The order of the languages on paper. */
export const ORDER: readonly Language[] = ['en', 'zh']

interface Props extends Assessed {
  data: AssessmentData
  answers: Answers
  /** The next birthdays that change the sum. */
  birthdays: readonly BirthdayChange[]
  /** Below both languages. */
  children?: ReactNode
}

/**
 * For paper: Chinese and English side by side, for a helper or an office. Results come first, then the answers behind
 * them.
 */
export function PrintSheet({ children, ...props }: Props) {
  const outcomes = props.result.people.flatMap(shownOutcomes)
  return (
    <div className={styles.sheet} aria-hidden="true">
      {ORDER.map(language => (
        <Side key={language} language={language} outcomes={outcomes} {...props} />
      ))}
      {children}
    </div>
  )
}

function Side({
  language,
  result,
  household,
  isPastReview,
  data,
  answers,
  birthdays,
  outcomes
}: Omit<Props, 'children'> & { language: Language; outcomes: Outcome[] }) {
  const { answer, payments, questions, pastReview } = data.texts[language]
  const row = (outcome: Outcome) => {
    const person = result.people.find(({ outcomes }) => outcomes.includes(outcome))
    const paid = amountOf(outcome, data, language, isTaxed(outcome.id, person && isOfPensionAge(person)))
    const holders = [...new Set(countedIn(outcome, outcomes))].map(id => payments[id].name)
    const until = untilText(outcome, result.on, data, language)
    const begins = beginsText(outcome, data, language)
    const [reason] = outcome.state === 'may' ? reasonsOf(outcome, data, language) : []
    return (
      <li key={`${person?.who} ${outcome.id}`}>
        <span className={styles.sheetRow}>
          <strong>
            {payments[outcome.id].name}
            {person?.who === 'partner' ? inBrackets(answer.sum.partner, language) : null}
          </strong>
          {paid ? (
            <span>
              {paid.amount} {paid.period}
            </span>
          ) : null}
        </span>
        {paid && holders.length > 0 ? ` ${fill(answer.card.countedIn, { names: joinNames(holders, language) })}` : ''}
        {begins ? ` ${begins}` : ''}
        {until ? ` ${until}` : ''}
        {outcome.isUsualRate ? ` ${answer.card.usualRate}` : ''}
        {reason ? <span> {reason.text}</span> : null}
      </li>
    )
  }
  const claims = claimsFor(outcomes, data)
  const start = sumStartText(result, data, language)
  const later = laterText(result, data, language)
  const lines = new Map([...claims.map(({ call }) => call), ...data.paperLines].map(line => [line.tel, line]))
  return (
    <section lang={LANGUAGE_TAGS[language]}>
      <h2>{answer.title}</h2>
      <p>{fill(answer.lead, { date: formatDate(result.on, language) })}</p>
      {isPastReview ? <p>{pastReview}</p> : null}
      {result.total.parts.length > 0 || result.total.atMost !== undefined ? (
        <p className={styles.total}>
          {answer.sum.title} <strong>{rangeText(result.total.amount, result.total.atMost, answer, language)}</strong>{' '}
          {periodOf(result, data, language)}
        </p>
      ) : null}
      {start ? (
        <p>
          {start} {answer.sum.untilPaid} {absolute(`/${language}${HELP_PAGES.food}`)}
        </p>
      ) : null}
      {later ? <p>{later}</p> : null}
      {birthdays.map(change => (
        <p key={`${change.who} ${change.age}`}>{birthdayText(change, data, language)}</p>
      ))}
      {result.total.parts.length > 0 ? <p>{taxText(result, data, language)}</p> : null}
      <h3>{answer.line.title}</h3>
      <ul>
        {momentsOf(result, household, data, language).map(({ on, date, text }) => (
          <li key={`${on} ${text}`}>
            <strong>{date}</strong> {text}
          </li>
        ))}
      </ul>
      <h3>{answer.papers.title}</h3>
      <ul className={styles.boxes}>
        {papersFor(notClaimed(result, household), household, data).map(({ id, name }) => (
          <li key={id}>{name[language]}</li>
        ))}
      </ul>
      <p className={styles.receipt}>{answer.receipt}</p>
      {(['likely', 'may'] as const).map(state => (
        <div key={state}>
          <h3>{answer.states[state]}</h3>
          <ul>{ofState(outcomes, state).map(row)}</ul>
        </div>
      ))}
      <h3>{answer.refused.title}</h3>
      <p>{joinSentences([answer.refused.review, answer.refused.free], language)}</p>
      <ul>
        {legalAidFor(household, data).map(({ name, phone, tel }) => (
          <li key={tel}>
            {name[language]} <strong>{phone}</strong>
          </li>
        ))}
      </ul>
      <h3>{answer.talk.title}</h3>
      <ul>
        {[...lines.values()].map(({ name, phone, tel }) => (
          <li key={tel}>
            {name[language]} <strong>{phone}</strong>
          </li>
        ))}
      </ul>
      <h3>{answer.change}</h3>
      <ul>
        {answerTexts(answers, questions, language).map(({ id, question, rows }) => (
          <li key={id}>
            {rows.every(({ label }) => isQuestion(label)) ? null : `${question} `}
            {rows.map(({ label, text }, at) => (
              <Fragment key={label}>
                {at === 0 ? '' : language === 'en' ? '; ' : '；'}
                {label} <strong>{text}</strong>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a label says by itself what it is about. */
function isQuestion(label: string): boolean {
  return /[?？]/.test(label)
}
