import { colon, fill } from '../../../i18n/fill'
import type { HouseholdResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import { money } from '../../calculators/format'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { rangeText } from './outcome-texts'

interface Props {
  data: AssessmentData
  now: HouseholdResult
  /** What the first situation comes to; undefined where none is compared. */
  before: HouseholdResult | undefined
  /** Pay of a fortnight in each, before tax, where both are known: what is kept of a further dollar follows from it. */
  pay: { before: number | undefined; now: number | undefined }
  onStart(): void
  onEnd(): void
}

/** Two situations side by side: as it was when the comparison began, and as it is now. */
export function Compare({ data, now, before, pay, onStart, onEnd }: Props) {
  const { compare, states } = textsOf(data).answer
  if (!before) {
    return (
      <section className={styles.compare}>
        <h3>{compare.title}</h3>
        <p>{compare.lead}</p>
        <button type="button" className={styles.link} onClick={onStart}>
          {compare.start}
        </button>
      </section>
    )
  }
  const difference = now.total.amount - before.total.amount
  const kept = keptShare(difference, pay)
  return (
    <section className={styles.compare} data-compare>
      <h3>{compare.moved}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{compare.before}</th>
            <th scope="col">{compare.then}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{textsOf(data).answer.sum.title}</th>
            {[before, now].map(({ total }, index) => (
              <td key={index} translate={total.atMost === undefined ? 'no' : undefined}>
                {rangeText(total.amount, total.atMost, textsOf(data).answer, data.language)}
              </td>
            ))}
          </tr>
          {changedIds(before, now).map(id => (
            <tr key={id}>
              <th scope="row">{textsOf(data).payments[id].name}</th>
              {[before, now].map((result, index) => {
                const amount = amountOf(result, id)
                return (
                  <td key={index} translate={amount > 0 ? 'no' : undefined}>
                    {amount > 0 ? money(amount, data.language) : states[stateOf(result, id)]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {compare.difference}
        {colon(data.language)}
        <strong translate="no">{money(difference, data.language)}</strong>
      </p>
      {kept === undefined ? null : <p>{fill(compare.kept, { kept: money(kept, data.language) })}</p>}
      <button type="button" className={styles.link} onClick={onEnd}>
        {compare.end}
      </button>
    </section>
  )
}

/** Cents that are kept of each further dollar of pay, over all payments together; undefined where pay is the same. */
function keptShare(difference: number, { before, now }: Props['pay']): number | undefined {
  if (before === undefined || now === undefined || now <= before) return undefined
  const more = now - before
  return Math.round(((more + difference) * 100) / more)
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
