import { fill, joinNames } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import { Amounts } from '../../content/Amounts'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { laterText, rangeText, sumStartText } from './outcome-texts'
import { isOfPensionAge, isTaxed } from './taxed'

/** What the likely payments come to a fortnight, from when, and what is in it. */
export function Sum({ result, data }: { result: HouseholdResult; data: AssessmentData }) {
  const { language } = data
  const { answer, payments } = textsOf(data)
  const { amount, atMost, parts } = result.total
  const start = sumStartText(result, data, language)
  const later = laterText(result, data, language)
  const agreed = ifAgreedText(result, data)
  return (
    <section className={styles.sum}>
      <h2>{answer.sum.title}</h2>
      {parts.length === 0 && atMost === undefined ? (
        <>
          <p>{answer.sum.none}</p>
          {agreed ? (
            <p>
              <Amounts text={agreed} />
            </p>
          ) : null}
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
            <p>{taxText(result, data)}</p>
          </details>
        </>
      )}
    </section>
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
function taxText(result: HouseholdResult, data: AssessmentData): string {
  const { answer, payments } = textsOf(data)
  const names = (wanted: boolean) => {
    const ids = new Set(taxedParts(result, wanted).map(({ id }) => id))
    return joinNames(
      [...ids].map(id => payments[id].name),
      data.language
    )
  }
  const [taxed, free] = [names(true), names(false)]
  if (!taxed) return answer.sum.noneTaxed
  return fill(free ? answer.sum.partTaxed : answer.sum.allTaxed, { taxed, free })
}
