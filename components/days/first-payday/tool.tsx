import { fill, joinSentences } from '../../../i18n/fill'
import { formatDay } from '../../../i18n/format'
import type { IsoDate } from '../../../rules/dates'
import type { FirstPayday } from '../../../rules/first-payday'
import type { FirstPaydaySituation } from '../../../rules/situations/first-payday'
import calculator from '../../tool/tool.module.css'
import { fillTerms } from '../../tool/format'
import { absolute } from '../../layout/absolute'
import { SiteLink } from '../../layout/SiteLink'
import { LineOfDays, type Moment } from '../../tool/LineOfDays'
import { ResultPart } from '../ResultPart'
import type { CalendarDay } from '../../calendar/calendar-file'
import type { AnswerProps, DaysTool, Headline } from '../types'
import { definition, type Found } from './definition'
import { Scale } from './Scale'
import { lengthText, waitsToShow, type Data } from './waits'

const HOLIDAYS_PAGE = '/centrelink/reporting/holidays'

export const tool: DaysTool<FirstPaydaySituation, Found, Data> = { definition, headline, Answer, calendar }

function headline({ payday }: Found, { own, language }: Data): Headline {
  const { startsOn, firstPayment, residence } = payday
  const { headline: words } = own
  if (startsOn === undefined || !firstPayment) {
    const isRefused = residence.some(({ truth }) => truth === 'failed')
    return { main: words.none, detail: isRefused ? words.refused : words.open }
  }
  const { from, to } = firstPayment
  const days = { start: formatDay(startsOn, language), to: formatDay(to, language) }
  // In large type stands the day that people wait for: the first day that counts would be read as payday.
  return {
    lead: words.lead,
    main: formatDay(from, language),
    detail: fill(from === to ? words.covers : words.coversLater, days)
  }
}

function Answer({ found, data }: AnswerProps<Found, Data>) {
  const { own } = data
  const { payday, results } = found
  return (
    <>
      <Missing payday={payday} data={data} />
      <Scale found={found} data={data} />
      <h3>{data.words.days.line.title}</h3>
      <LineOfDays moments={momentsOf(found, data)} />
      <Shorter payday={payday} data={data} />
      {results.length > 0 ? <h3>{own.working}</h3> : null}
      {results.map(result => (
        <ResultPart key={result.id} result={result} data={data} level="h4" />
      ))}
      <h3>{own.reports}</h3>
      <p>{own.reportsWhy}</p>
      {payday.mustCheck ? (
        <p className={calculator.notice}>
          {`${own.holiday.near} `}
          <SiteLink href={`/${data.language}${HOLIDAYS_PAGE}`}>{own.holiday.page}</SiteLink>
        </p>
      ) : null}
      <p className={calculator.detail} lang="en">
        {payday.section}
      </p>
    </>
  )
}

interface PartProps {
  payday: FirstPayday
  data: Data
}

/** Why there is no day: missing facts and residence conditions. */
function Missing({ payday: { missing, residence }, data: { own, language } }: PartProps) {
  const facts: Readonly<Record<string, string>> = own.missing
  const asked = [...new Set(missing.map(fact => facts[fact] ?? own.missing.other))]
  const reasons = residence.flatMap(({ id, truth, terms, section }) => {
    const sentence = own.conditions[id]?.[truth]
    return sentence ? [{ id, text: fillTerms(sentence, terms, language), section }] : []
  })
  return (
    <>
      {asked.length > 0 ? (
        <>
          <h3>{own.missing.title}</h3>
          <ul>
            {asked.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      {reasons.length > 0 ? (
        <>
          <h3>{own.residence}</h3>
          <ul className={calculator.findings}>
            {reasons.map(({ id, text, section }) => (
              <li key={id}>
                <span>{text}</span>{' '}
                <span className={calculator.detail} lang="en">
                  {section}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** What could bring the first paid day forward, and by how much. */
function Shorter({ payday: { startsOn, shorter }, data }: PartProps) {
  const { own } = data
  if (startsOn === undefined) return null
  return (
    <>
      <h3>{own.shorter.title}</h3>
      {shorter.length === 0 ? <p>{own.shorter.none}</p> : null}
      {shorter.length > 0 ? (
        <ul className={calculator.findings}>
          {byWait(shorter).map(({ wait, days, reasons }) => (
            <li key={`${wait} ${days}`}>
              <strong>
                {wait === undefined
                  ? fill(own.shorter.saves, { days: lengthText(days, own) })
                  : fill(own.shorter.savesOn, { days: lengthText(days, own), wait: own.waits[wait] })}
              </strong>{' '}
              <span>
                {joinSentences(
                  reasons.map(because => own.shorter[because]),
                  data.language
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

type Saving = FirstPayday['shorter'][number]

/** Reasons that would end the same wait on the same day are said together. */
function byWait(savings: readonly Saving[]): (Saving & { reasons: Saving['because'][] })[] {
  const sameAs = (one: Saving) => (other: Saving) => one.wait === other.wait && one.days === other.days
  return savings
    .filter((each, index) => savings.findIndex(sameAs(each)) === index)
    .map(each => ({ ...each, reasons: savings.filter(sameAs(each)).map(({ because }) => because) }))
}

function momentsOf({ on, lastDay, payday }: Found, data: Data): Moment[] {
  const { own, language, words } = data
  const { claimOn, startsOn, firstReport, firstPayment } = payday
  const at = (day: IsoDate | undefined, text: string, isLast = false): Moment[] =>
    day === undefined ? [] : [{ on: day, date: formatDay(day, language), text, ...(isLast ? { isLast } : {}) }]
  const moments = [
    ...at(lastDay, own.moments.lastDay),
    ...at(claimOn, own.moments.claim, claimOn >= on),
    ...waitsToShow(payday).flatMap(({ id, until }) => at(until, fill(own.moments.ends, { wait: own.waits[id] }))),
    ...at(startsOn, own.moments.paid),
    ...at(firstReport, own.moments.report, true),
    ...at(firstPayment?.from, own.moments.money),
    ...(firstPayment && firstPayment.to !== firstPayment.from ? at(firstPayment.to, own.moments.moneyLast) : [])
  ]
  const today = { on, date: words.days.line.today, text: formatDay(on, language) }
  // Moments on the same day keep the order of the list.
  return [...moments, ...(moments.some(({ on: day }) => day === on) ? [] : [today])].sort((a, b) =>
    a.on.localeCompare(b.on)
  )
}

function calendar({ on, payday }: Found, { own, language }: Data): CalendarDay[] {
  const { claimOn, startsOn, firstReport, firstPayment } = payday
  const url = absolute(`/${language}/calculators/first-payday`)
  const days: [string, IsoDate | undefined, string][] = [
    ['claim', claimOn, own.calendar.claim],
    ['paid', startsOn, own.calendar.paid],
    ['report', firstReport, own.calendar.report],
    ['money', firstPayment?.from, own.calendar.money]
  ]
  return days.flatMap(([id, day, title]) =>
    day === undefined || day < on ? [] : [{ uid: `first-payday-${id}`, on: day, title, url, isDangerous: false }]
  )
}
