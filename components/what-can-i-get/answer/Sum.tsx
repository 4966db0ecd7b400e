import { colon, fill, joinNames } from '../../../i18n/fill'
import type { Language } from '../../../i18n/languages'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { Outcome } from '../../../rules/household/outcome'
import { Amounts } from '../../content/Amounts'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { nameFor } from './moments'
import { amountOf, beginsText, countedIn, laterText, ofState, rangeText } from './outcome-texts'
import { shownOutcomes, sumStartText } from './outcome-texts'
import { isOfPensionAge, isTaxed } from './taxed'

/** What the likely payments come to a fortnight, from when, and what is in it. */
export function Sum({ result, data }: { result: HouseholdResult; data: AssessmentData }) {
  const { language } = data
  const { answer, payments } = textsOf(data)
  const { amount, atMost, parts } = result.total
  const start = sumStartText(result, data, language)
  const later = laterText(result, data, language)
  const agreed = ifAgreedText(result, data)
  const besides = besidesOf(result)
  return (
    <section className={styles.sum} data-sum>
      <h2>{answer.sum.title}</h2>
      {parts.length === 0 && atMost === undefined ? (
        <>
          {besides.length === 0 ? <p>{answer.sum.none}</p> : null}
          {agreed ? (
            <p>
              <Amounts text={agreed} />
            </p>
          ) : null}
          <Besides besides={besides} lead={answer.sum.notYet} data={data} />
        </>
      ) : (
        <>
          <p className={styles.total}>
            <strong data-total>
              <Amounts text={rangeText(amount, atMost, answer, language)} />
            </strong>
            <span>{periodOf(result, data)}</span>
          </p>
          {start ? (
            <p>
              <Amounts text={start} />
            </p>
          ) : null}
          {later ? (
            <p>
              <Amounts text={later} />
            </p>
          ) : null}
          <Besides besides={besides} lead={answer.sum.besides} data={data} />
          <details className={styles.fold}>
            <summary>{answer.sum.parts}</summary>
            <table>
              <tbody>
                {parts.map(part => (
                  <tr key={`${part.who}-${part.id}`}>
                    <th scope="row">
                      {payments[part.id].name}
                      {result.people.length > 1 ? <small className="soft"> {answer.sum[part.who]}</small> : null}
                    </th>
                    <td>
                      <Amounts text={rangeText(part.amount, part.atMost, answer, language)} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{taxText(result, data, language)}</p>
          </details>
        </>
      )}
    </section>
  )
}

interface Besides {
  who: PersonResult['who']
  outcome: Outcome
}

/** What is likely beside the sum: paid once or by days, or a fortnight from a birth to come. */
function besidesOf({ people, total }: HouseholdResult): Besides[] {
  return people.flatMap(person => {
    const { who } = person
    const likely = ofState(shownOutcomes(person), 'likely')
    return likely
      .filter(({ id, begins, result, atMost }) => {
        const parts = total.parts.filter(part => part.who === who).map(part => part.id)
        // Of what only one can be had, one is in the sum.
        const isSummed = [[id], ...person.choices].some(
          group => group.includes(id) && parts.some(part => group.includes(part))
        )
        const isOther = begins !== undefined || result?.unit === 'cents' || (atMost !== undefined && !result)
        return isOther && !isSummed
      })
      .filter(outcome => countedIn(outcome, likely).length === 0)
      .map(outcome => ({ who, outcome }))
  })
}

function Besides({ besides, lead, data }: { besides: Besides[]; lead: string; data: AssessmentData }) {
  const { language } = data
  const rows = besides.flatMap(({ who, outcome }) => {
    const paid = amountOf(outcome, data, language)
    return paid ? [{ ...paid, who, id: outcome.id, begins: beginsText(outcome, data, language) }] : []
  })
  if (rows.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul>
        {rows.map(({ who, id, amount, period, begins }) => (
          <li key={`${who}-${id}`}>
            {nameFor(who, textsOf(data).payments[id].name, data, language)}
            {colon(language)}
            <Amounts text={amount} />
            <small className="soft">{[period, begins].flatMap(each => (each ? ` · ${each}` : []))}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Of who is likely to get nothing: the payment to live on that only awaits somebody’s decision. */
function ifAgreedText({ people: [you] }: HouseholdResult, data: AssessmentData): string | undefined {
  const { answer, payments } = textsOf(data)
  const awaited = you?.outcomes.find(({ id, state, missing }) => id === you.chosen && isAwaited(state, missing))
  if (!awaited?.result?.amount) return undefined
  const amount = rangeText(awaited.result.amount, awaited.atMost, answer, data.language)
  return fill(answer.sum.ifAgreed, { name: payments[awaited.id].name, amount })
}

function isAwaited(state: string, missing: readonly unknown[]): boolean {
  return state === 'may' && missing.length === 0
}

/** Which parts of the sum are taxed. */
function taxedParts({ people, total }: HouseholdResult, wanted: boolean) {
  return total.parts.filter(({ id, who }) => {
    const person = people.find(each => each.who === who)
    return isTaxed(id, person && isOfPensionAge(person)) === wanted
  })
}

/** “Before tax” only where something of it is taxed. */
export function periodOf(result: HouseholdResult, data: AssessmentData, language = data.language): string {
  const { sum } = data.texts[language].answer
  return taxedParts(result, true).length > 0 ? sum.period : sum.untaxed
}

/** What of the sum is taxed, and what is not. */
export function taxText(result: HouseholdResult, { texts }: AssessmentData, language: Language): string {
  const { answer, payments } = texts[language]
  const names = (wanted: boolean) => {
    const ids = new Set(taxedParts(result, wanted).map(({ id }) => id))
    return joinNames(
      [...ids].map(id => payments[id].name),
      language
    )
  }
  const [taxed, free] = [names(true), names(false)]
  if (!taxed) return answer.sum.noneTaxed
  return fill(free ? answer.sum.partTaxed : answer.sum.allTaxed, { taxed, free })
}
