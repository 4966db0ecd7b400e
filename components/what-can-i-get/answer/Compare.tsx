import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Household } from '../../../rules/situations/household'
import { Amounts } from '../../content/Amounts'
import { money } from '../../tool/format'
import kit from '../../tool/form.module.css'
import { textsOf, type Assessed, type AssessmentData, type Compared } from '../data'
import room from '../what-can-i-get.module.css'
import shared from './answer.module.css'
import styles from './compare.module.css'
import { FurtherFold } from './FurtherFold'
import { rangeText } from './outcome-texts'

type Situation = Pick<Assessed, 'result' | 'household'>

interface Props {
  data: AssessmentData
  now: Situation
  /** Earlier situations, the first one before any change; none where nothing is compared. */
  compared: readonly Compared[]
  /** Starts with the answers of now, and opens the question whose answer changes. */
  onStart(question: string): void
  /** Keeps the situation of now beside the others. */
  onKeep(name: string): void
  onEnd(): void
}

/** What people mostly want to try, with the question that asks it. */
const CHANGES = { pay: 'income', rent: 'home', partner: 'partner', child: 'partner' } as const

/** As many as fit below each other on a phone. */
const MOST_SITUATIONS = 4

/** Situations: what changes is asked in place; then pay, payments, and what both come to, side by side. */
export function Compare({ data, now, compared, onStart, onKeep, onEnd }: Props) {
  const { compare } = textsOf(data).answer
  const [isAsking, setIsAsking] = useState(false)
  const last = compared.at(-1)
  const isMoved = last !== undefined && isOther(last, now)
  const shown = isMoved ? [...compared, { ...now, name: compare.then }] : compared
  const further =
    now.result.total.parts.length === 0 ? null : (
      <FurtherFold household={now.household} on={now.result.on} data={data} />
    )
  const situations = shown.map(each => ({ ...each, name: each.name || compare.before }))
  if (situations.length < 2) {
    return (
      <section className={styles.compare}>
        <h2>{compare.title}</h2>
        <p>{compare.lead}</p>
        {isAsking ? (
          <Changes data={data} onStart={onStart} />
        ) : (
          <button type="button" className={room.link} onClick={() => setIsAsking(true)}>
            {compare.start}
          </button>
        )}
        {further}
      </section>
    )
  }
  return (
    <section className={styles.compare} data-compare>
      <h2>{compare.moved}</h2>
      <SideBySide data={data} situations={situations} />
      {isMoved ? null : <Changes data={data} onStart={onStart} />}
      {isMoved && situations.length < MOST_SITUATIONS ? (
        <Naming key={situations.length} data={data} place={situations.length - 1} onKeep={onKeep} />
      ) : null}
      <button type="button" className={room.link} onClick={onEnd}>
        {compare.end}
      </button>
      {further}
    </section>
  )
}

/** Whether the answers of two situations differ. */
export function isOther(one: Situation, other: Situation): boolean {
  return JSON.stringify(one.household) !== JSON.stringify(other.household)
}

/** What changes, where the button was that was pressed. */
function Changes({ data, onStart }: Pick<Props, 'data' | 'onStart'>) {
  const { compare } = textsOf(data).answer
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
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
  )
}

/** A name for the situation of now, to keep it while another change is tried. It stays on this page. */
function Naming({ data, place, onKeep }: Pick<Props, 'data' | 'onKeep'> & { place: number }) {
  const { compare } = textsOf(data).answer
  const usual = fill(compare.nth, { n: String(place) })
  const [name, setName] = useState(usual)
  return (
    <div className={kit.field}>
      <label className={kit.label}>
        {compare.name}
        <span className={kit.box}>
          <input value={name} maxLength={30} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </span>
      </label>
      <button type="button" className={room.link} onClick={() => onKeep(name.trim() || usual)}>
        {compare.keep}
      </button>
    </div>
  )
}

function SideBySide({ data, situations }: { data: AssessmentData; situations: readonly Compared[] }) {
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
function InRows({ data, situations }: { data: AssessmentData; situations: readonly Compared[] }) {
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
