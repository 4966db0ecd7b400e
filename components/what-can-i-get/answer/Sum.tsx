import type { HouseholdResult } from '../../../rules/household'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { HELP_PAGES } from './help-pages'
import { laterText, rangeText, sumStartText } from './outcome-texts'

/** What the likely payments come to a fortnight, and what is in it. */
export function Sum({ result, data }: { result: HouseholdResult; data: AssessmentData }) {
  const { language } = data
  const { answer, payments } = textsOf(data)
  const { amount, atMost, parts } = result.total
  const start = sumStartText(result, data, language)
  const later = laterText(result, data, language)
  return (
    <section className={styles.sum}>
      <h3>{answer.sum.title}</h3>
      {parts.length === 0 && atMost === undefined ? (
        <p>{answer.sum.none}</p>
      ) : (
        <>
          <p className={styles.total}>
            <strong data-total translate={atMost === undefined ? 'no' : undefined}>
              {rangeText(amount, atMost, answer, language)}
            </strong>
            <span>{answer.sum.period}</span>
          </p>
          {start ? (
            <>
              <p>{start}</p>
              <p>
                {answer.sum.untilPaid} <SiteLink href={`/${language}${HELP_PAGES.food}`}>{answer.talk.food}</SiteLink>
              </p>
            </>
          ) : null}
          {later ? <p>{later}</p> : null}
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
                    <td translate={part.atMost === undefined ? 'no' : undefined}>
                      {rangeText(part.amount, part.atMost, answer, language)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}
