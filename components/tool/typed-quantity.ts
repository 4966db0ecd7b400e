/** The number itself, without words around it: separators of any country, 万 and k, Chinese numerals. */

/** Digits before and after the decimal point. */
export interface Digits {
  whole: string
  decimals: string
  /** A single point before three digits: `1.234` may be a thousand or a fraction. */
  isUnclear?: true
}

const DIGITS = '零一二三四五六七八九'
const FORMAL = '〇壹贰叁肆伍陆柒捌玖'
const UNITS: Record<string, number> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 }
const TEN_THOUSAND = 10_000

/** Powers of ten of the words that multiply what stands before them. */
const POWERS: Record<string, number> = {
  百: 2,
  hundred: 2,
  千: 3,
  k: 3,
  thousand: 3,
  grand: 3,
  万: 4,
  百万: 6,
  million: 6,
  千万: 7,
  亿: 8
}

const MULTIPLIED = /^([\d.,' ]*\d[.,]?) ?(百万|千万|[百千万亿]|k|hundred|thousand|grand|million)$/

/** Chinese digits, one for one. */
function digitOf(character: string): number | undefined {
  if (character === '两') return 2
  const place = Math.max(DIGITS.indexOf(character), FORMAL.indexOf(character))
  return place < 0 ? undefined : place
}

/** The digits of `1,234.50`, `1.234,50`, `1 234`, `1'234`, `1.5万`, `2k`, `四百八十`; undefined where it is no number. */
export function readDigits(text: string): Digits | undefined {
  const [, number, power] = MULTIPLIED.exec(text) ?? []
  if (number !== undefined && power !== undefined) return multiplied(separated(number), POWERS[power] ?? 0)
  return /[^\d.,' ]/.test(text) ? chinese(text) : separated(text)
}

/** What follows a point or a comma says which of the two it is: of decimals or of thousands. */
function separated(typed: string): Digits | undefined {
  // `480,` was not finished, and a sentence may end with a number.
  const text = typed.replace(/[.,]$/, '')
  if (!/\d/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const mark = last < 0 ? '' : text.charAt(last)
  const [before, after] = last < 0 ? [text, ''] : [text.slice(0, last), text.slice(last + 1)]
  const isOnly = mark !== '' && before.indexOf(mark) < 0
  const hasOther = /[.,]/.test(before)
  // `1,234` and `1.234.567`: the last mark is one of the thousands, too.
  const isGrouped = after.length === 3 && !hasOther && mark === ',' && /^[1-9]\d{0,2}$/.test(before)
  if (isGrouped || (mark !== '' && !isOnly)) return grouped(text)
  if (!/^\d*$/.test(after)) return undefined
  if (mark === ',' && after.length > 2 && !hasOther && !/[' ]/.test(before)) return undefined
  const whole = before === '' ? { whole: '', decimals: '' } : grouped(before)
  if (!whole) return undefined
  const isUnclear = mark === '.' && after.length === 3 && /^[1-9]\d{0,2}$/.test(before)
  return { whole: whole.whole, decimals: after, ...(isUnclear && { isUnclear }) }
}

/** Digits with one kind of separator between thousands; Indian numbers have pairs before the last three. */
function grouped(text: string): Digits | undefined {
  const isRight = /^\d+$/.test(text) || /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(text)
  if (!isRight && !/^\d{1,2}(?:,\d\d)+,\d{3}$/.test(text)) return undefined
  return { whole: text.replace(/\D/g, ''), decimals: '' }
}

function multiplied(digits: Digits | undefined, power: number): Digits | undefined {
  if (!digits) return undefined
  const { whole, decimals } = digits
  return { whole: whole + decimals.slice(0, power).padEnd(power, '0'), decimals: decimals.slice(power) }
}

/** 四百八十, 三十五, 一万二, 1万2千, 两千零五, 二〇二六, 七点五. */
function chinese(text: string): Digits | undefined {
  const [before = '', after, ...more] = text.replace(/ /g, '').split('点')
  if (more.length > 0) return undefined
  const whole = /^\d+$/.test(before) ? Number(before) : chineseWhole(before)
  const decimals = [...(after ?? '')].map(each => (/\d/.test(each) ? Number(each) : digitOf(each)))
  if (whole === undefined || decimals.includes(undefined) || after === '') return undefined
  return { whole: String(whole), decimals: decimals.join('') }
}

function chineseWhole(text: string): number | undefined {
  const signs = text.match(/\d+|./g) ?? []
  const digits = signs.map(sign => (/^\d+$/.test(sign) ? Number(sign) : digitOf(sign)))
  // 二〇二六 is said digit by digit.
  if (signs.length > 0 && digits.every(digit => digit !== undefined && digit < 10)) {
    return signs.length > 1 || digits.length === 1 ? Number(digits.join('')) : undefined
  }
  return countedIn(signs, digits)
}

/** @param digits of each sign; undefined for 十, 百, 千 and 万 */
function countedIn(signs: string[], digits: (number | undefined)[]): number | undefined {
  let [total, section, unit] = [0, 0, Infinity]
  let waiting: number | undefined
  let afterZero = false
  for (const [place, sign] of signs.entries()) {
    const digit = digits[place]
    if (digit === 0) {
      if (waiting !== undefined) return undefined
      afterZero = true
    } else if (digit !== undefined) {
      if (waiting !== undefined) return undefined
      waiting = digit
    } else if (sign === '万') {
      if (section + (waiting ?? 0) === 0 || total > 0) return undefined
      total = (section + (waiting ?? 0)) * TEN_THOUSAND
      ;[section, unit, waiting, afterZero] = [0, TEN_THOUSAND, undefined, false]
    } else {
      const size = UNITS[sign]
      // 十五 needs no 一 before it; 百 does.
      if (size === undefined || size >= unit || (waiting === undefined && (size > 10 || place > 0))) return undefined
      section += (waiting ?? 1) * size
      ;[unit, waiting, afterZero] = [size, undefined, false]
    }
  }
  // 一万二 is twelve thousand; 一万零二 and 1万5000 are not.
  const isShort = waiting !== undefined && waiting < 10 && !afterZero && unit >= 100 && unit !== Infinity
  return total + section + (waiting ?? 0) * (isShort ? unit / 10 : 1)
}
