/** Writes numbers one way, as pages and readers each write them in several. */

/** What stands between the digits of telephone numbers. */
const GAP = '[ .\\-\\u2010-\\u2013]?'

/** The same between digits that can be nothing else: two spaces, ` - `, `) `. */
const WIDE_GAP = '[ .()_\\-\\u00b7\\u2010-\\u2015]{0,3}'

/**
 * `13 11 14`, `131 114` and `13-11-14`, but not `1311.14`; `1800 737 732`, `(1800) 737 732` and `1800/737/732`; `(02) 6276-1111` and
 * `0477 131 114`; each also after `+61`, `0061` or `61`, where a first 0 is left out.
 */
const TELEPHONE = new RegExp(
  `(^|[^\\d.$])(?:(?:\\+|00)?(61)${GAP}(?:\\(0\\))?)?` +
    `(13(${WIDE_GAP})\\d\\d\\4\\d\\d|13\\d${GAP}\\d{3}|1[38]00(?:(?:/|${WIDE_GAP})\\d){6}|` +
    `\\(?0?[23478]\\)?(?:${GAP}\\d){8})(?!${GAP}\\d)`,
  'g'
)

/** `1-800-RESPECT`, as numbers are written in America. */
const HYPHEN_AFTER_1 = /(^|[^\d.$-])1-([38]00)(?=-[a-z\d])/g

/** `132 850`, `1,200`: digits that belong to one number. */
const DIGITS_APART = /(\d)(?: |,(?!\d\d(?!\d)))(?=\d)/g

/** `793,60` and `1.234,50`, as much of the world writes amounts. */
const DECIMAL_COMMA = /(^|[^\d.,])(\d{1,3}(?:\.\d{3})*|\d+),(\d\d)(?![\d.,]*\d)/g

/** Nothing is lost with the cents of `$500.00`. */
const NO_CENTS = /(\d)\.00(?!\d)/g

/** Joins the digits of telephone numbers and amounts. @param folded as `fold` gives it */
export function joinDigits(folded: string): string {
  return folded
    .replace(HYPHEN_AFTER_1, '$11$2')
    .replace(TELEPHONE, (all, before: string, abroad: string | undefined, number: string) => {
      const digits = number.replace(/\D/g, '')
      if (/^1/.test(digits)) return before + digits
      if (abroad) return `${before}0${digits.slice(-9)}`
      return digits.length === 10 ? before + digits : all
    })
    .replace(
      DECIMAL_COMMA,
      (_all, before: string, whole: string, cents: string) => `${before}${whole.replace(/\./g, '')}.${cents}`
    )
    .replace(NO_CENTS, '$1')
    .replace(DIGITS_APART, '$1')
}

/** `section 593`, `s. 593`, `第 593 条`. */
const SECTION = /(^|[^a-z0-9])(?:sections?|sec|ss?)[. ] ?(\d{1,4}[a-z]{0,3})(?![a-z0-9])|第 ?(\d{1,4}[a-z]{0,3}) ?条/g

/** Forms of Services Australia, such as `SU001`: `su1`, `SU-001`, `SU 1`. */
const FORM = /(^|[^a-z0-9])(mod|s[asuy]|fa|ci)[ -]?0*(\d{1,3})(?![a-z0-9])/g

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

const DATES = {
  /** `20.9.2026`, `20-9-26`, `20/09/2026`. */
  numbers: /(^|[^\d./-])(\d{1,2})([./-])(\d{1,2})\3((?:20)?\d\d)(?![\d./-])/g,
  /** `2026-09-20` */
  yearFirst: /(^|[^\d./-])(20\d\d)([./-])(\d{1,2})\3(\d{1,2})(?![\d./-])/g,
  /** `9 月 20 日`, `9月20号`. */
  chinese: /(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]/g,
  /** `20 September`, `20th of Sept`. */
  dayFirst: new RegExp(`(^|[^\\d.,$])(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})(?![a-z])`, 'g'),
  /** `Sept 20`, but not `September 2026`. */
  monthFirst: new RegExp(`(^|[^a-z])(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,])`, 'g')
}

/** One term for a day of the year, such as `d0920`; none if there is no such day. */
function dayTerm(day: string | number, month: string | number): string | undefined {
  const [d, m] = [Number(day), Number(month)]
  return d >= 1 && d <= 31 && m >= 1 && m <= 12
    ? `d${String(m).padStart(2, '0')}${String(d).padStart(2, '0')}`
    : undefined
}

/** Writes sections of laws, forms and digits one way. @param folded as `fold` gives it */
function joinNames(folded: string): string {
  return joinDigits(folded)
    .replace(SECTION, (_all, before = '', english?: string, chinese?: string) => `${before}s${english ?? chinese}`)
    .replace(FORM, '$1$2$3')
}

/** The text of a page, with numbers written one way and a term for each day. @param folded as `fold` gives it */
export function plainNumbers(folded: string): string {
  return withDays(folded, (written, term) => `${written} ${term} `)
}

/** As `plainNumbers`, of what is typed: numbers of days and months alone would find any page. */
export function typedNumbers(folded: string): string {
  return withDays(folded, (_written, term, rest) => `${rest} ${term} `)
}

function withDays(folded: string, write: (written: string, term: string, rest: string) => string): string {
  function dated(all: string, before: string, day: string | number, month: string | number, rest: string): string {
    const term = dayTerm(day, month)
    return term ? before + write(all.slice(before.length), term, rest) : all
  }
  const monthOf = (name: string) => MONTHS.indexOf(name) + 1
  // Before digits are joined: 13-11-14 is a telephone number.
  const dates = folded
    .replace(DATES.yearFirst, (all, before: string, year: string, _sign: string, month: string, day: string) =>
      dated(all, before, day, month, year)
    )
    .replace(DATES.numbers, (all, before: string, day: string, _sign: string, month: string, year: string) =>
      /^13.\d\d.\d\d$/.test(all.slice(before.length)) ? all : dated(all, before, day, month, year.padStart(4, '20'))
    )
    .replace(DATES.chinese, (all, month: string, day: string) => dated(all, '', day, month, ''))
    .replace(DATES.dayFirst, (all, before: string, day: string, name: string, month: string) =>
      dated(all, before, day, monthOf(month), name)
    )
    .replace(DATES.monthFirst, (all, before: string, name: string, month: string, day: string) =>
      dated(all, before, day, monthOf(month), name)
    )
  return joinNames(dates)
}
