import { fill } from '../../../i18n/fill'
import { formatDate, formatDay, formatQuantity } from '../../../i18n/format'
import type { ToldToLeaveWords } from '../../../i18n/days/told-to-leave/en'
import type { CalendarDay } from '../../calendar/calendar-file'
import { HelplineList } from '../../content/Helpline'
import { absolute } from '../../layout/absolute'
import { SiteLink } from '../../layout/SiteLink'
import styles from '../../tool/tool.module.css'
import { heldOn } from '../../tool/rates'
import { LineOfDays, type Moment } from '../../tool/LineOfDays'
import daysStyles from '../days.module.css'
import { SourceLinks } from '../SourceLinks'
import type { AnswerProps, DaysData, DaysTool, Headline, OwnWords } from '../types'
import type { NoticeAnswer } from '../../../rules/notice-to-leave'
import { definition, type Found, type LeaveBook, type LeaveSituation } from './definition'

type Data = DaysData<OwnWords & ToldToLeaveWords, LeaveBook>

const EVICTION = '/housing/eviction'
const RENT_TROUBLE = '/community/housing/rent-trouble'
const VIOLENCE = '/community/domestic-violence/home-and-debts#lease'

export const tool: DaysTool<LeaveSituation, Found, Data> = { definition, headline, Answer, calendar }

function headline({ answer }: Found, data: Data): Headline {
  const { own, language, book } = data
  if (!answer) return own.verdict.none
  const { main, detail } = own.verdict[answer.answer]
  const since = book.dates.find(({ id }) => id === answer.since)?.date
  return {
    main,
    detail: fill(detail, {
      days: daysText(answer.days, data),
      least: daysText(answer.least, data),
      earliest: answer.earliest ? formatDay(answer.earliest, language) : '',
      since: since ? formatDate(since, language) : ''
    })
  }
}

function daysText(days: number | undefined, { language }: Data): string {
  return days === undefined ? '' : formatQuantity(days, 'days', language)
}

function Answer({ found, data, isExample }: AnswerProps<Found, Data>) {
  const { own, book } = data
  const { state, answer } = found
  const help = book.renters.find(({ id }) => id === state)
  const note = book.notices.find(({ id }) => id === answer?.rule)?.note
  const services = [help?.service, help?.authority].flatMap(id => book.services[id ?? ''] ?? [])
  return (
    <>
      <h3>{own.help}</h3>
      <HelplineList services={services} />
      {answer?.isTooEarly ? <p className={styles.notice}>{tooEarlyText(answer, data)}</p> : null}
      {note ? <p>{note}</p> : null}
      {mayEndEarly(found) ? <p>{own.endsLater}</p> : null}
      {isExample ? null : (
        <>
          <h3>{own.not.title}</h3>
          <ul>
            {own.not.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      <Counted found={found} data={data} />
      {isExample ? null : <Links data={data} />}
    </>
  )
}

function Links({ data: { own, language } }: { data: Data }) {
  return (
    <ul>
      {[
        [EVICTION, own.links.eviction],
        [RENT_TROUBLE, own.links.rent],
        [VIOLENCE, own.links.violence]
      ].map(([path, text]) => (
        <li key={path}>
          <SiteLink href={`/${language}${path}`}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** The rules count only the days of a notice, so a lease that ends later is a question for the tenancy service. */
function mayEndEarly({ notice, answer }: Found): boolean {
  if (!notice || answer?.answer === 'no-ground') return false
  return notice.agreement !== 'periodic' && notice.reason !== 'rent-arrears'
}

/** The rent was not far enough behind: the last figure of the rule is how far it must be. */
function tooEarlyText({ rule, figures, figuresOn }: NoticeAnswer, data: Data): string {
  const { tooEarly, late } = data.own
  const figure = data.figures.find(({ id }) => id === figures.at(-1))
  const isMore = data.book.notices.find(({ id }) => id === rule)?.more_than_behind
  const days = figure && heldOn(figure, figuresOn ?? data.today)?.[1]
  return fill(tooEarly, { behind: fill(isMore ? late.more : late.least, { days: daysText(days, data) }) })
}

/** The days of the notice on a line, and how the earliest day was counted. */
function Counted({ found, data }: AnswerProps<Found, Data>) {
  const { own, language, words } = data
  const { notice, answer } = found
  if (!notice || !answer) return null
  const { earliest, section } = answer
  return (
    <>
      <h3>{words.days.line.title}</h3>
      <LineOfDays moments={moments(found, data)} />
      {earliest === undefined ? null : (
        <details className={daysStyles.more}>
          <summary>{own.counted.title}</summary>
          <p>
            {fill(own.counted.text, {
              given: formatDay(notice.givenOn, language),
              least: daysText(answer.least, data),
              earliest: formatDay(earliest, language)
            })}
          </p>
          <p lang="en">{section}</p>
          <SourceLinks sources={sourcesOf(answer, data)} />
        </details>
      )}
    </>
  )
}

/** The sources of the figures used, each once. */
function sourcesOf({ figures: ids, figuresOn }: NoticeAnswer, { figures, sources, today }: Data) {
  const used = figures.filter(({ id }) => ids.includes(id))
  const places = used.flatMap(figure => heldOn(figure, figuresOn ?? today)?.[2] ?? [])
  return [...new Set(places)].flatMap(place => sources[place] ?? [])
}

function moments({ notice, answer }: Found, { own, language }: Data): Moment[] {
  const days: [string | undefined, string, boolean][] = [
    [notice?.givenOn, own.line.given, false],
    [answer?.earliest, own.line.earliest, true],
    [notice?.outBy, own.line.out, false]
  ]
  return days
    .flatMap(([on, text, isLast]) => (on === undefined ? [] : [{ on, date: formatDay(on, language), text, isLast }]))
    .sort((a, b) => a.on.localeCompare(b.on))
}

/** The day on the notice and the earliest on which it can end, if they are still ahead. */
function calendar({ on, notice, answer }: Found, { own, language }: Data): CalendarDay[] {
  const days: [string, string | undefined, string][] = [
    ['out', notice?.outBy, own.calendar.out],
    ['earliest', answer?.earliest === notice?.outBy ? undefined : answer?.earliest, own.calendar.earliest]
  ]
  return days.flatMap(([uid, day, title]) =>
    day === undefined || day < on
      ? []
      : [
          {
            uid: `notice-to-leave.${uid}`,
            on: day,
            title,
            url: absolute(`/${language}${EVICTION}`),
            isDangerous: false
          }
        ]
  )
}
