import { fill } from '../../../i18n/fill'
import type { Guarantee as Found } from '../../../rules/fair-entitlements'
import { Amounts } from '../../content/Amounts'
import calculator from '../../tool/tool.module.css'
import { money } from '../../tool/format'
import type { Data } from './definition'

/** What the Fair Entitlements Guarantee pays at most, part by part. */
export function Guarantee({ guarantee, data }: { guarantee: Found; data: Data }) {
  const { own, language } = data
  const { weeklyCap, wages, notice, redundancy, isInTime, section } = guarantee
  const words = own.guarantee
  const rows = [
    [words.wages, wages],
    [words.notice, notice],
    [words.redundancy, redundancy]
  ] as const
  return (
    <section>
      <h3>{words.title}</h3>
      {isInTime ? null : <p className={calculator.notice}>{words.late}</p>}
      {weeklyCap === undefined ? (
        <p>{words.noCap}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <table className={calculator.working}>
            <caption className="visually-hidden">{words.title}</caption>
            <tbody>
              {rows.map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td translate="no">{amount === undefined ? '–' : money(amount, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <Amounts text={fill(words.cap, { amount: money(weeklyCap, language) })} />
          </p>
        </>
      )}
      <p>
        <span>{words.leave}</span>{' '}
        <span className={calculator.detail} lang="en">
          {section}
        </span>
      </p>
    </section>
  )
}
