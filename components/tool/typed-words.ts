/** The words that people write around a number, and which of them are there. */
import { plainText } from './typed-text.ts'

/** A period that is written beside an amount. */
export type TypedPeriod = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year'

/** What a number counts: `years` of age, or `calendar-years` that passed or have a name (91 年 is a year of birth). */
export type Unit = 'years' | 'calendar-years' | 'months' | 'weeks' | 'days' | 'nights' | 'hours' | 'percent' | 'people'

/** What was typed, taken apart. */
export interface Typed {
  /** The numbers, in their order, without what is around them. */
  numbers: string[]
  periods: ReadonlySet<TypedPeriod>
  units: ReadonlySet<Unit>
  /** A word for “nothing” stands in place of a number. */
  isNone: boolean
  isNegative: boolean
  /** Something joins two numbers: `400-500`. */
  isRange: boolean
  isForeign: boolean
}

type Kind = 'number' | 'about' | 'join' | 'minus' | 'aud' | 'foreign' | 'none' | 'filler' | 'end'
type Sign = readonly [Kind | `period:${TypedPeriod}` | `unit:${Unit}`, RegExp]

/** A word of Latin letters ends where no letter follows. */
function word(pattern: string): string {
  return `(?:${pattern})(?![a-z])`
}

function sign(kind: Sign[0], ...patterns: string[]): Sign {
  return [kind, new RegExp(patterns.join('|'), 'y')]
}

const WEEK = '(?:周|星期|礼拜)'
const PER = '(?:\\/|p\\/(?=[a-z]{3})|per|a|an|each|every|for|in|每) ?'

const CHINESE = '零〇一二三四五六七八九两壹贰叁肆伍陆柒捌玖'
const CHINESE_UNITS = '十拾百佰千仟万亿'

/** @param end what must not follow a Chinese digit */
function numberSign(end = '$^'): Sign {
  const rest = `(?:[${CHINESE}](?!${end})|[${CHINESE_UNITS}点\\d])*`
  return sign(
    'number',
    `\\d(?:[\\d.,' ]*\\d)?(?:[.,](?![.,-]))?(?: ?(?:${word('k|hundred|thousand|grand|million')}|[百千万亿]${rest}))?`,
    '[.,]\\d+',
    `(?:[${CHINESE}](?!${end})|[十拾])${rest}`
  )
}

/** Periods that cannot be a length of time: `a week`, 每周. */
const PERIODS: readonly Sign[] = [
  sign(
    'period:fortnight',
    `${PER}${word('fort?ni(?:ght|te)|f\\/n(?:ight)?|fn|(?:2|two|second) ?w(?:ee)?ks?|other week|14 ?days')}`,
    word('fort?nightly|p\\/?fn?'),
    `每(?:一?个?双|两|二|2) ?(?:个)?${WEEK}`,
    '每(?:14|十四) ?[天日]',
    `\\/ ?(?:两|二|2|双)个?${WEEK}`
  ),
  sign(
    'period:week',
    `${PER}${word('week|wk|w')}`,
    word('weekly|p\\.? ?\\/?w\\.?'),
    `每(?:一?个)?一?${WEEK}`,
    `\\/ ?${WEEK}`,
    // 一周 38 小时, but not 十一周.
    `一个?${WEEK}(?= ?\\d)`,
    '周[薪租]'
  ),
  sign('period:month', `${PER}${word('month|mth|mo')}`, word('monthly|pcm'), '每(?:一?个)?月', '\\/ ?月', '月[薪租]'),
  sign(
    'period:year',
    `${PER}${word('year|yr|annum')}`,
    word('yearly|annually|annual|p\\.? ?a\\.?'),
    '每一?年',
    '\\/ ?年',
    '年薪'
  ),
  sign('period:hour', `${PER}${word('hour|hr|h')}`, word('hourly'), '每(?:一?个)?(?:小时|钟头)', '\\/ ?小时', '时薪'),
  sign('period:day', `${PER}${word('day')}`, word('daily'), '每一?[天日]', '\\/ ?[天日]', '日薪')
]

/** Beside an amount a length of time can only be its period: `480pw`, 480 一周. */
const AMOUNT_PERIODS: readonly Sign[] = [
  ...PERIODS,
  sign('period:fortnight', word('fort?ni(?:ght|te)s?|fn|f\\/n'), `[两双]个?${WEEK}`),
  sign('period:week', word('weeks?|wks?|w'), `一?个?${WEEK}`),
  sign('period:month', word('p\\/?m|months?|mths?'), '一?个?月'),
  sign('period:year', word('p\\/?y|years?|yrs?'), '[一全]?年'),
  sign('period:hour', word('p\\/?h|hours?|hrs?|h'), '一?个?(?:小时|钟头)'),
  sign('period:day', word('p\\/?d|days?'), '一?天')
]

const UNITS: readonly Sign[] = [
  sign('unit:years', word('-?(?:years?|yrs?)[- ]?olds?|years? of age|y\\/?o|y\\.o\\.?|years?|yrs?|y'), '[周实]?岁'),
  sign('unit:calendar-years', '年'),
  sign('unit:months', word('months?|mths?|mos?'), '个?月'),
  sign('unit:weeks', word('weeks?|wks?|w'), `个?${WEEK}`),
  sign('unit:nights', word('nights?'), '个?(?:晚上?|夜)'),
  sign('unit:days', word('days?|d'), '[天日]'),
  sign('unit:hours', word('hours?|hrs?|h'), '个?(?:小时|钟头|钟)'),
  sign('unit:percent', '%', word('per ?cent|pct'), '百分之'),
  sign(
    'unit:people',
    word('kids?|child|children|people|persons?|employees?|staff|workers?|adults?'),
    '[个名位口]?(?:孩子|小孩|子女|员工|人)|[个名位]'
  )
]

const AROUND: readonly Sign[] = [
  sign(
    'about',
    word('about|around|approx(?:imately|\\.)?|roughly|circa|ca?\\.|maybe|-?ish|or so|more or less|give or take|aged?'),
    '大约|大概|大致|差不多|约|左右|上下|估计|[多来]'
  ),
  sign('join', word('to|or|and|between|till|until'), '[-\u2010-\u2015\u2212~]', '到|至|或者?|和'),
  sign('none', word('none|nil|nothing|zero|no|n\\/a'), '没有?|无'),
  sign(
    'filler',
    word("in total|in all|total|only|before tax|gross|i'?m|i am"),
    '一共|总共|总计|共|税前|只有|我|今年|现年|年龄|满'
  ),
  // Quotation marks, and the colon of `age: 35`.
  sign('end', '[.,;:!。、]+(?= ?$)', '[ :"“”„«»「」『』]')
]

/** Around words behind a number; around the number itself accountants mean a loss. */
const BRACKETS: Sign = sign('end', '[()]')

/** Before a number `~` means about, and a hyphen is a minus; between two they join them. */
const ABOUT: Sign = sign('about', '[~≈]')

const MINUS: Sign = sign('minus', '[-\u2010-\u2015\u2212]', word('minus|negative'), '负')

const MONEY: readonly Sign[] = [
  sign(
    'foreign',
    '(?:us|nz|hk|nt|s|c|ca) ?\\$|\\$ ?(?:us|nz|hk)d?(?![a-z])|[£€¥₩₹₱₫]',
    word(
      'usd?|us dollars?|nzd|hkd|cny|cnh|rmb|twd|sgd|cad|gbp|eur|euros?|pounds?|yuan|jpy|yen|krw|inr|rupees?|php|vnd|thb|baht|idr|myr|rm'
    ),
    '人民币|円|美元|美金|美刀|港[币元纸]|新币|新台币|台币|英镑|欧元|日元|韩元|纽币|新西兰元|加元|加币'
  ),
  sign(
    'aud',
    '(?:aus?|a)d? ?\\$|\\$ ?(?:aud?(?![a-z]))?',
    word('aud|australian dollars?|aussie dollars?|dollars?|bucks?'),
    '澳(?:大利亚)?[元币刀纸]?|元整?|块钱?|刀|蚊'
  )
]

/** Words beside an amount. @returns undefined where something else stands there */
export function typedAmount(typed: string): Typed | undefined {
  return takenApart(plainText(typed), [numberSign(`个?(?:${WEEK}|月|年|天|小时|钟头)`), ...MONEY, ...AMOUNT_PERIODS])
}

/** Words beside another number. @returns undefined where something else stands there */
export function typedNumber(typed: string): Typed | undefined {
  return takenApart(plainText(typed), [numberSign(), ...PERIODS, ...UNITS])
}

function takenApart(plain: string, own: readonly Sign[]): Typed | undefined {
  // Apostrophes of any shape part thousands; a dot in the middle is a decimal point.
  const text = plain
    .replace(/[’‘′`´ʼ٬]/g, "'")
    .replace(/[٫·・。](?=\d)/g, '.')
    .replace(/、(?=\d)/g, ',')
    .replace(/[.,]?[-\u2010-\u2015]+$/, mark => (/^[.,]/.test(mark) ? '' : mark))
  const signs = [...own, ...AROUND]
  const found: { kind: Sign[0]; text: string }[] = []
  for (let at = 0; at < text.length;) {
    const next = signAt(
      text,
      at,
      signs,
      found.some(({ kind }) => kind === 'number')
    )
    if (!next) return undefined
    found.push(next)
    at += next.text.length
  }
  return summary(found.filter(({ kind }) => kind !== 'end'))
}

function signAt(text: string, at: number, signs: readonly Sign[], hasNumber: boolean) {
  // Before a number: 一周480, 每两周480, but also 一百, so the longest fits.
  const candidates = [...(hasNumber ? [BRACKETS] : [MINUS, ABOUT]), ...signs].flatMap(([kind, pattern]) => {
    pattern.lastIndex = at
    const [match] = pattern.exec(text) ?? []
    return match ? [{ kind, text: match }] : []
  })
  return candidates.sort((a, b) => b.text.trimEnd().length - a.text.trimEnd().length)[0]
}

function summary(found: readonly { kind: Sign[0]; text: string }[]): Typed {
  const has = (kind: Kind) => found.some(each => each.kind === kind)
  const after = <Name extends string>(prefix: string) =>
    new Set(found.flatMap(({ kind }) => (kind.startsWith(prefix) ? [kind.slice(prefix.length) as Name] : [])))
  return {
    numbers: found.filter(({ kind }) => kind === 'number').map(({ text }) => text.trim()),
    periods: after<TypedPeriod>('period:'),
    units: after<Unit>('unit:'),
    isNone: has('none'),
    isNegative: has('minus'),
    isRange: has('join'),
    isForeign: has('foreign')
  }
}
