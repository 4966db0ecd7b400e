import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Household } from '../../../rules/situations/household'
import { Amounts } from '../../content/Amounts'
import { money } from '../../tool/format'
import { textsOf, type AssessmentData, type Compared } from '../data'
import shared from './answer.module.css'
import styles from './compare.module.css'
import { rangeText } from './outcome-texts'

type Situation = Pick<Compared, 'result' | 'household'>

export interface SideBySideProps {
  data: AssessmentData
  situations: readonly Compared[]
}

/** Pay, payments, and what both come to, side by side; then each payment that moves. */
export function SideBySide({ data, situations }: SideBySideProps) {
  const { language } = data
  const { answer, payments } = textsOf(data)
  const { compare, states } = answer
  const [before, now] = [situations[0], situations.at(-1)]
  if (!before || !now) return null
  const both = [before, now]
  const [payBefore, payNow] = [payOf(before.household), payOf(now.household)]
  const kept = keptShare(inHand(now) - inHand(before), payNow - payBefore)
  return (
    <>
      {situations.length > 2 ? (
        <InRows data={data} situations={situations} />
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{compare.fortnight}</th>
              {both.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{compare.pay}</th>
              {both.map(({ name, household }) => (
                <td key={name} translate="no">
                  {money(payOf(household), language)}
                </td>
              ))}
            </tr>
            <tr data-payments>
              <th scope="row">{compare.payments}</th>
              {both.map(situation => (
                <td key={situation.name}>
                  <Amounts text={paymentsText(situation, data)} />
                </td>
              ))}
            </tr>
            <tr className={styles.hand} data-hand>
              <th scope="row">{compare.hand}</th>
              {both.map(situation => (
                <td key={situation.name}>
                  <Amounts text={handText(situation, data)} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      <p>
        <Amounts text={differenceText(inHand(now) - inHand(before), data)} />
      </p>
      {kept === undefined ? null : (
        <p>
          <Amounts text={fill(compare.kept, { kept: money(kept, language) })} />
        </p>
      )}
      <details className={shared.fold}>
        <summary>{compare.which}</summary>
        <table>
          <tbody>
            {changedIds(before.result, now.result).map(id => (
              <tr key={id}>
                <th scope="row">{payments[id].name}</th>
                {both.map(({ result }, index) => {
                  const amount = amountOf(result, id)
                  return (
                    <td key={index} translate={amount > 0 ? 'no' : undefined}>
                      {amount > 0 ? money(amount, language) : states[stateOf(result, id)]}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** More than two situations, one below the other: four columns of sums would not fit on a phone. */
function InRows({ data, situations }: SideBySideProps) {
  const { compare } = textsOf(data).answer
  return (
    <table data-rows>
      <thead>
        <tr>
          {[compare.fortnight, compare.pay, compare.payments, compare.hand].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {situations.map((situation, place) => (
          <tr key={place}>
            <th scope="row">{situation.name}</th>
            <td translate="no">{money(payOf(situation.household), data.language)}</td>
            <td>
              <Amounts text={paymentsText(situation, data)} />
            </td>
            <td>
              <strong>
                <Amounts text={handText(situation, data)} />
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function paymentsText({ result: { total } }: Situation, data: AssessmentData): string {
  return rangeText(total.amount, total.atMost, textsOf(data).answer, data.language)
}

function handText(situation: Situation, data: AssessmentData): string {
  return rangeText(inHand(situation), mostInHand(situation), textsOf(data).answer, data.language)
}

function differenceText(difference: number, data: AssessmentData): string {
  const { more, less, same } = textsOf(data).answer.compare
  if (difference === 0) return same
  return fill(difference > 0 ? more : less, { amount: money(Math.abs(difference), data.language) })
}

/** Pay of both adults a fortnight, before tax. Pay that was not given counts as none. */
function payOf({ income, partner }: Household): number {
  const theirs = partner === undefined || partner === 'none' ? 0 : (partner.income.employment ?? 0)
  return (income.employment ?? 0) + theirs
}

/** Pay and payments together, before tax. */
function inHand({ household, result }: Situation): number {
  return payOf(household) + result.total.amount
}

function mostInHand({ household, result: { total } }: Situation): number | undefined {
  return total.atMost === undefined ? undefined : payOf(household) + total.atMost
}

/** Cents that are kept of each further dollar of pay, over all payments together; undefined where pay is not higher. */
function keptShare(difference: number, more: number): number | undefined {
  return more > 0 ? Math.round((difference * 100) / more) : undefined
}

function stateOf({ people: [you] }: HouseholdResult, id: PaymentId) {
  return you?.outcomes.find(outcome => outcome.id === id)?.state ?? 'no'
}

/** What all adults together likely get of a payment. */
function amountOf({ total }: HouseholdResult, wanted: PaymentId): number {
  return total.parts.reduce((sum, { id, amount }) => (id === wanted ? sum + amount : sum), 0)
}

/** Payments whose state or amount differs. */
function changedIds(before: HouseholdResult, now: HouseholdResult): PaymentId[] {
  const ids = now.people[0]?.outcomes.map(({ id }) => id) ?? []
  return ids.filter(id => stateOf(before, id) !== stateOf(now, id) || amountOf(before, id) !== amountOf(now, id))
}
