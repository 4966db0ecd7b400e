import { Fragment } from 'react'
import { fill, joinNames, sentenceGap } from '../../../i18n/fill'
import { formatDay } from '../../../i18n/format'
import type { FinalPay } from '../../../rules/final-pay'
import type { Result } from '../../../rules/result'
import type { FinalPaySituation } from '../../../rules/situations/final-pay'
import { Amounts } from '../../content/Amounts'
import calculator from '../../tool/tool.module.css'
import { money } from '../../tool/format'
import { SiteLink } from '../../layout/SiteLink'
import { carriedFragment } from '../first-payday/questions'
import { LimitCard } from '../LimitCard'
import { calendarDays } from '../limits'
import { ResultPart } from '../ResultPart'
import type { AnswerProps, DaysTool, Headline } from '../types'
import { definition, type Data, type Found } from './definition'
import { Guarantee } from './Guarantee'
import { serviceLength } from './service-length'

export const tool: DaysTool<FinalPaySituation, Found, Data> = {
  definition,
  headline,
  Answer,
  calendar: ({ on, days }, data) => calendarDays(days, on, data)
}

const PARTS = { 'annual-leave': 'leave', 'pay-in-lieu-of-notice': 'notice', redundancy: 'redundancy' } as const

/** What is owed on top of wages, which a claim counts. */
function headline({ carry }: Found, { own, language }: Data): Headline {
  const { headline: words } = own
  const payments = carry.paidOut?.payments ?? []
  const parts = payments.flatMap(({ kind, amount }) => {
    const name = kind in PARTS ? PARTS[kind as keyof typeof PARTS] : undefined
    return name ? [fill(words[name], { amount: money(amount, language) })] : []
  })
  if (parts.length === 0) return { main: words.none, detail: words.noneWhy }
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  return {
    lead: words.lead,
    main: money(total, language),
    detail: fill(words.detail, { parts: listed(parts, words.and, language) })
  }
}

/** All parts but the last with commas: “a, b and c”. */
function listed(parts: readonly string[], and: string, language: Data['language']): string {
  const firsts = parts.slice(0, -1)
  return [...(firsts.length > 0 ? [joinNames(firsts, language)] : []), ...parts.slice(-1)].join(and)
}

function Answer({ found, data }: AnswerProps<Found, Data>) {
  const { own } = data
  const { results, guarantee, days, on, mayBeMore } = found
  const shown = results.filter(result => !isTax(result))
  const taxes = found.situation.reason === 'redundancy' ? results.filter(isTax) : []
  return (
    <>
      {/* Who is owed by an employer without money gets it only there. */}
      {guarantee ? <Guarantee guarantee={guarantee} data={data} /> : null}
      {mayBeMore ? <p className={calculator.notice}>{own.mayBeMore}</p> : null}
      <Leave found={found} data={data} />
      {shown.map(result => (
        <Fragment key={result.id}>
          {result.id === 'notice-pay' ? (
            <Notice result={result} found={found} data={data} />
          ) : (
            <ResultPart result={result} data={data} level="h3" />
          )}
        </Fragment>
      ))}
      <Service found={found} data={data} />
      {/* A deadline after a dismissal is short, so it comes before the tax. */}
      {days.length > 0 ? <h3>{own.days}</h3> : null}
      {days.map(limit => (
        <LimitCard key={limit.id} limit={limit} data={data} now={on} />
      ))}
      {taxes.length > 0 ? <h3>{own.tax}</h3> : null}
      {taxes.map(result => (
        <ResultPart key={result.id} result={result} data={data} level="h4" />
      ))}
      <FirstPaydayLink found={found} data={data} />
    </>
  )
}

function isTax({ id }: Result): boolean {
  return id === 'tax-free-redundancy' || id === 'termination-payment-tax'
}

interface PartProps {
  found: Found
  data: Data
}

/** The length of service and the age that each part depends on: below the amounts, which readers came for. */
function Service({ found, data }: PartProps) {
  const { own, language } = data
  const { atNotice, atEnd, ageAtEndOfIncomeYear, situation } = found
  const text = (lead: string, { on, months, days, age }: FinalPay['atEnd']) => {
    return fill(lead, { date: formatDay(on, language), length: serviceLength(months, days, language), age })
  }
  return (
    <>
      <h3>{own.service.title}</h3>
      <ul>
        {atNotice.on === atEnd.on ? null : <li>{text(own.service.atNotice, atNotice)}</li>}
        <li>{text(own.service.atEnd, atEnd)}</li>
        {situation.reason === 'redundancy' ? <li>{fill(own.service.taxAge, { age: ageAtEndOfIncomeYear })}</li> : null}
      </ul>
    </>
  )
}

function Leave({ found: { annualLeave, situation }, data }: PartProps) {
  const { own, language } = data
  const { casual, annualLeaveHours: hours, hoursPerWeek: week, weeklyBasePay } = situation
  if (casual) return <p>{own.leave.casual}</p>
  if (!annualLeave || hours === undefined || week === undefined) return <p>{own.leave.notGiven}</p>
  return (
    <>
      <h3>
        <Amounts text={fill(own.leave.title, { amount: money(annualLeave.amount, language) })} />
      </h3>
      <p>
        <span>
          <Amounts text={fill(own.leave.hours, { hours, week, pay: money(weeklyBasePay, language) })} />
        </span>{' '}
        <span className={calculator.detail} lang="en">
          {annualLeave.section}
        </span>
      </p>
    </>
  )
}

/** If some of the notice is worked, only the rest is paid out; if all of it is, nothing: the heading says how much. */
function Notice({ result, found: { carry }, data }: PartProps & { result: Result }) {
  const { own, language } = data
  const inLieu = carry.paidOut?.payments.find(({ kind }) => kind === 'pay-in-lieu-of-notice')?.amount ?? 0
  const isWorked = result.amount !== null && inLieu !== result.amount
  const amount = money(inLieu, language)
  return (
    <>
      <ResultPart
        result={result}
        data={data}
        level="h3"
        heading={isWorked ? fill(own.noticeOwed, { amount }) : undefined}
      />
      {isWorked ? (
        <p>
          <Amounts text={inLieu === 0 ? own.worked : fill(own.unworked, { amount })} />
        </p>
      ) : null}
    </>
  )
}

/** Links to the first payday with these answers. */
function FirstPaydayLink({ found, data: { own, language } }: PartProps) {
  return (
    <>
      <h3>{own.carry.title}</h3>
      <p>
        <span>{own.carry.lead + sentenceGap(language)}</span>
        <SiteLink href={`/${language}/calculators/first-payday#${carriedFragment(found.carry)}`}>
          {own.carry.link}
        </SiteLink>
      </p>
    </>
  )
}
