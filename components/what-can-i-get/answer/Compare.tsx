import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Household } from '../../../rules/situations/household'
import { Amounts } from '../../content/Amounts'
import { money } from '../../tool/format'
import kit from '../../tool/form.module.css'
import { textsOf, type Assessed, type AssessmentData } from '../data'
import room from '../what-can-i-get.module.css'
import shared from './answer.module.css'
import styles from './compare.module.css'
import { rangeText } from './outcome-texts'

type Situation = Pick<Assessed, 'result' | 'household'>

interface Props {
  data: AssessmentData
  now: Situation
  /** What it was before the change; undefined where nothing is compared. */
  before: Situation | undefined
  /** Starts with the answers of now, and opens the question whose answer changes. */
  onStart(question: string): void
  onEnd(): void
}

/** What people mostly want to try, with the question that asks it. */
const CHANGES = { pay: 'income', rent: 'home', partner: 'partner', child: 'partner' } as const

/** Two situations: what changes is asked in place; then pay, payments, and what both come to, side by side. */
export function Compare({ data, now, before, onStart, onEnd }: Props) {
  const { compare } = textsOf(data).answer
  const [isAsking, setIsAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => frame.current?.focus(), [isAsking])
  if (before) return <SideBySide data={data} now={now} before={before} onEnd={onEnd} />
  return (
    <section className={styles.compare}>
      <h2>{compare.title}</h2>
      <p>{compare.lead}</p>
      {isAsking ? (
        <div ref={frame} tabIndex={-1} role="group" aria-label={compare.what}>
          <p>{compare.what}</p>
          <p className={shared.choices}>
            {Object.entries(CHANGES).map(([change, question]) => (
              <button key={change} type="button" className={kit.quiet} onClick={() => onStart(question)}>
                {compare.changes[change as keyof typeof CHANGES]}
              </button>
            ))}
          </p>
        </div>
      ) : (
        <button type="button" className={room.link} onClick={() => setIsAsking(true)}>
          {compare.start}
        </button>
      )}
    </section>
  )
}

function SideBySide({ data, now, before, onEnd }: Omit<Props, 'before' | 'onStart'> & { before: Situation }) {
  const { language } = data
  const { answer, payments } = textsOf(data)
  const { compare, states } = answer
  const both = [before, now]
  const [payBefore, payNow] = [payOf(before.household), payOf(now.household)]
  const kept = keptShare(inHand(now) - inHand(before), payNow - payBefore)
  return (
    <section className={styles.compare} data-compare>
      <h2>{compare.moved}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{compare.fortnight}</th>
            <th scope="col">{compare.before}</th>
            <th scope="col">{compare.then}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{compare.pay}</th>
            {[payBefore, payNow].map((pay, index) => (
              <td key={index} translate="no">
                {money(pay, language)}
              </td>
            ))}
          </tr>
          <tr data-payments>
            <th scope="row">{compare.payments}</th>
            {both.map(({ result: { total } }, index) => (
              <td key={index}>
                <Amounts text={rangeText(total.amount, total.atMost, answer, language)} />
              </td>
            ))}
          </tr>
          <tr className={styles.hand} data-hand>
            <th scope="row">{compare.hand}</th>
            {both.map((situation, index) => (
              <td key={index}>
                <Amounts text={rangeText(inHand(situation), mostInHand(situation), answer, language)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
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
      <button type="button" className={room.link} onClick={onEnd}>
        {compare.end}
      </button>
    </section>
  )
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
