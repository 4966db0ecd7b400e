/**
 * Numbers, money, dates and hours as each language writes them
 * (Australian Government Style Manual; Chinese with spaces around digits).
 */
import type { Language } from './languages.ts'

export type Period = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'year'

export type Unit =
  | 'money'
  | 'percent'
  | 'taper'
  | 'hours'
  | 'days'
  | 'business-days'
  | 'weeks'
  | 'age'
  | 'fortnights'
  | 'months'
  | 'years'
  | 'points'
  | 'sessions'
  | 'people'
  | 'times'
  | 'count'

export const PER_PERIOD: Record<Language, Record<Period, string>> = {
  en: {
    hour: 'an hour',
    day: 'a day',
    week: 'a week',
    fortnight: 'a fortnight',
    month: 'a month',
    quarter: 'a quarter',
    year: 'a year'
  },
  zh: { hour: '每小时', day: '每天', week: '每周', fortnight: '每两周', month: '每月', quarter: '每季度', year: '每年' }
}

type CountedUnit = Exclude<Unit, 'money' | 'percent' | 'taper' | 'age' | 'count'>

const COUNTED: Record<CountedUnit, { one: string; many: string; zh: string }> = {
  hours: { one: 'hour', many: 'hours', zh: '小时' },
  days: { one: 'day', many: 'days', zh: '天' },
  'business-days': { one: 'business day', many: 'business days', zh: '个工作日' },
  weeks: { one: 'week', many: 'weeks', zh: '周' },
  fortnights: { one: 'fortnight', many: 'fortnights', zh: '期（每两周一期）' },
  months: { one: 'month', many: 'months', zh: '个月' },
  years: { one: 'year', many: 'years', zh: '年' },
  points: { one: 'point', many: 'points', zh: '分' },
  sessions: { one: 'session', many: 'sessions', zh: '次' },
  people: { one: 'person', many: 'people', zh: '人' },
  times: { one: 'time', many: 'times', zh: '次' }
}

/**
 * Like `Intl.NumberFormat('en-AU')` with at most three decimals: `1,234.5`. The browser's own takes an
 * old phone more than 50 ms to load before a calculator can be used.
 * @param decimals exactly two
 */
function formatNumber(value: number, decimals?: 2): string {
  const [whole = '', rest] = (decimals ? value.toFixed(decimals) : String(Math.round(value * 1000) / 1000)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest ? `${grouped}.${rest}` : grouped
}

/** $10,000 (一万) in cents. */
const TEN_THOUSAND = 1_000_000

/** From $1,000,000 on, Chinese counts in whole 十万; below, 60 万 beside 333,000 would be hard to compare. */
function inTenThousands(cents: number): boolean {
  return Math.abs(cents) >= 100 * TEN_THOUSAND && cents % (10 * TEN_THOUSAND) === 0
}

/**
 * Money as a reader expects it: `$824.90`, `$150`, `824.90 澳元`, `100 万澳元`.
 * @param cents integer cents
 * @param cents2 always print two decimals, so that the rows of a table line up
 */
export function formatMoney(cents: number, language: Language, cents2 = cents % 100 !== 0): string {
  const number = formatNumber(cents / 100, cents2 ? 2 : undefined)
  if (language === 'en') return `$${number}`
  if (cents2 || !inTenThousands(cents)) return `${number} 澳元`
  return `${formatNumber(cents / TEN_THOUSAND)} 万澳元`
}

/** Basis points as a percentage: 1200 is `12%`. */
export function formatPercent(basisPoints: number): string {
  return `${formatNumber(basisPoints / 100)}%`
}

/**
 * A value with its unit, without its period: `4 weeks`, `4 周`, `$824.90`, `50 cents`, `0.50 澳元`.
 * @param value cents for money, basis points for percent and taper, else the number itself
 */
export function formatQuantity(value: number, unit: Unit, language: Language): string {
  switch (unit) {
    case 'money':
      return formatMoney(value, language)
    case 'percent':
      return formatPercent(value)
    case 'taper':
      // 分 is a point on this site (积分, 扣分), so Chinese writes cents as part of a dollar; English does for a whole one.
      return language === 'en' && value < 10_000
        ? `${formatNumber(value / 100)} cents`
        : formatMoney(value / 100, language)
    case 'age':
      return language === 'en' ? String(value) : `${value} 岁`
    case 'count':
      return formatNumber(value)
    default: {
      const words = COUNTED[unit]
      const number = formatNumber(value)
      if (language === 'zh') return `${number} ${words.zh}`
      if (unit === 'times' && value === 1) return 'once'
      return `${number} ${value === 1 ? words.one : words.many}`
    }
  }
}

/**
 * Adds the period: `$824.90 a fortnight`, `每两周 824.90 澳元`.
 * @param lead Chinese words between the two, such as 最多: `每两周最多 824.90 澳元`
 */
export function withPeriod(text: string, period: Period | undefined, language: Language, lead = ''): string {
  if (!period) return `${lead}${lead && ' '}${text}`
  const per = PER_PERIOD[language][period]
  return language === 'en' ? `${text} ${per}` : `${per}${lead} ${text}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December'
]

/** `20 September 2025`, `2025 年 9 月 20 日`. @param iso YYYY-MM-DD */
export function formatDate(iso: string, language: Language): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  if (language === 'zh') return `${year} 年 ${month} 月 ${day} 日`
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** `20 Sep 2026`, for a narrow column. */
export function formatShortDate(iso: string, language: Language): string {
  const [day, month = '', year] = formatDate(iso, 'en').split(' ')
  return language === 'en' ? `${day} ${month.slice(0, 3)} ${year}` : formatDate(iso, language)
}

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

export type Hours =
  | { always: true }
  | {
      zone: string
      periods: { days: Day[]; from: string; to: string }[]
      closed_on_public_holidays?: boolean | undefined
    }

const WEEK: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const DAY_NAMES: Record<Language, Record<Day, string>> = {
  en: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday'
  },
  zh: { mon: '周一', tue: '周二', wed: '周三', thu: '周四', fri: '周五', sat: '周六', sun: '周日' }
}

/**
 * `Friday 20 November 2026`, `2026 年 11 月 20 日（周五）`: for a day on which somebody must do something.
 * @param iso YYYY-MM-DD
 */
export function formatDay(iso: string, language: Language): string {
  // The week begins on Monday here, on Sunday in `Date`.
  const weekday = WEEK.at(new Date(iso).getUTCDay() - 1) ?? 'sun'
  const name = DAY_NAMES[language][weekday]
  const date = formatDate(iso, language)
  return language === 'en' ? `${name} ${date}` : `${date}（${name}）`
}

/** `30 June`, `6 月 30 日`: a day of every year. @param monthAndDay MM-DD */
export function formatMonthAndDay(monthAndDay: string, language: Language): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return language === 'en' ? `${day} ${MONTHS[month - 1]}` : `${month} 月 ${day} 日`
}

/** `Monday to Wednesday and Friday`, `周一至周三、周五`: days of the week in its order, three or more in a row as one. */
function formatDays(days: Day[], language: Language): string {
  const runs = runsOf(days)
  if (runs[0]?.length === WEEK.length) return language === 'en' ? 'every day' : '每天'
  const names = DAY_NAMES[language]
  const parts = runs.flatMap(run => {
    const [first, last] = [run.at(0), run.at(-1)]
    if (run.length < 3 || !first || !last) return run.map(day => names[day])
    return language === 'en' ? `${names[first]} to ${names[last]}` : `${names[first]}至${names[last]}`
  })
  return language === 'en' ? listed(parts) : parts.join('、')
}

/** Runs of consecutive days, in the order of the week. */
function runsOf(days: Day[]): Day[][] {
  return WEEK.reduce<Day[][]>((runs, day, at) => {
    const yesterday = WEEK[at - 1]
    if (!days.includes(day)) return runs
    if (!yesterday || !days.includes(yesterday)) return [...runs, [day]]
    return [...runs.slice(0, -1), [...(runs.at(-1) ?? []), day]]
  }, [])
}

/** `a`, `a and b`, `a, b and c`: no comma before the last (Australian Government Style Manual, Lists). */
function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** `8am`, `8:30am`, `noon`, `midnight`; Chinese keeps the 24-hour clock. */
function formatClock(clock: string, language: Language): string {
  if (language === 'zh') return clock.replace(/^0/, '')
  const [hour, minute] = clock.split(':').map(Number) as [number, number]
  if (minute === 0 && hour === 12) return 'noon'
  if (minute === 0 && hour % 24 === 0) return 'midnight'
  const half = hour % 24 < 12 ? 'am' : 'pm'
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${half}`
}

/** The start or the end of a day. */
function isMidnight(clock: string): boolean {
  return formatClock(clock, 'en') === 'midnight'
}

type OpeningTime = Extract<Hours, { periods: unknown }>['periods'][number]

/** `Monday to Friday, 8am to 5pm`, `周一至周五 8:00 至 17:00`, `24 hours, every day`, `每天 24 小时`. */
export function formatHours(hours: Hours, language: Language): string {
  if ('always' in hours) return language === 'en' ? '24 hours, every day' : '每天 24 小时'
  return overnight(hours.periods)
    .map(([period, evening]) => {
      const span = formatDays(period.days, language)
      const clock = formatSpan(period, evening, language)
      return language === 'en' ? `${span[0]?.toUpperCase()}${span.slice(1)}, ${clock}` : `${span} ${clock}`
    })
    .join(language === 'en' ? '; ' : '；')
}

/** Periods in their order, the morning and the evening of the same nights together. */
function overnight(periods: OpeningTime[]): [OpeningTime, OpeningTime?][] {
  return periods.reduce<[OpeningTime, OpeningTime?][]>((nights, period) => {
    const morning = nights.at(-1)?.[0]
    const sameNights = morning?.days.join() === period.days.join()
    if (morning && isMidnight(morning.from) && isMidnight(period.to) && sameNights)
      return [...nights.slice(0, -1), [morning, period]]
    return [...nights, [period]]
  }, [])
}

/** `8am to 5pm`, `all day`, `before 9am and after 5pm`: the hours of a period, or of the morning and evening of a night. */
function formatSpan({ from, to }: OpeningTime, evening: OpeningTime | undefined, language: Language): string {
  const [start, end] = [formatClock(from, language), formatClock(to, language)]
  if (evening) {
    const dusk = formatClock(evening.from, language)
    return language === 'en' ? `before ${end} and after ${dusk}` : `${end} 以前和 ${dusk} 以后`
  }
  if (isMidnight(from) && isMidnight(to)) return language === 'en' ? 'all day' : '全天'
  return language === 'en' ? `${start} to ${end}` : `${start} 至 ${end}`
}

/** Digits only, for a `tel:` or `sms:` link. */
export function dialable(phone: string): string {
  return phone.replace(/[^+\d]/g, '')
}
