/** Numbers as people say them, for a voice that would read a phone number as thirteen million. */
import type { Language } from './languages.ts'

const DIGITS: Record<Language, string> = {
  en: 'zero one two three four five six seven eight nine',
  zh: '零 一 二 三 四 五 六 七 八 九'
}

/** Australian phone numbers, as the site writes them: 000, 13 11 14, 136 150, 1800 737 732, (02) 9000 0000, 0477 13 11 14. */
const PHONE =
  /(^|[^\d$.,])(000|1[38]00(?: ?\d){6}|13(?: ?\d){4}|\(0\d\)(?: ?\d){8}|0\d(?: ?\d){8})(?![\d%]|[.,]\d|[ ]?(?:澳元|元|年))/g

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

const ENGLISH_DATE = new RegExp(`(\\bthe )?\\b([12]?\\d|3[01]) (${MONTHS})\\b`, 'g')

/** `20 September` is said as the 20th of September. */
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const DOLLARS = /\$(\d[\d,]*)(?:\.(\d\d?))?( million| billion)?/g
const YUAN = /(\d[\d,]*)\.(\d\d) ?澳元/g

/** Digit by digit, with a pause where the number is written in groups. */
function sayPhone(phone: string, language: Language): string {
  const names = DIGITS[language].split(' ')
  const between = language === 'en' ? ' ' : ''
  const groups = phone.match(/\d+/g) ?? []
  return groups
    .map(group => [...group].map(digit => names[Number(digit)]).join(between))
    .join(language === 'en' ? ', ' : '，')
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

function sayDollars(_: string, whole: string, fraction: string | undefined, scale: string | undefined): string {
  const dollars = whole.replaceAll(',', '')
  if (scale) return `${dollars}${fraction ? `.${fraction}` : ''}${scale} dollars`
  const cents = Number((fraction ?? '').padEnd(2, '0'))
  if (cents === 0) return count(Number(dollars), 'dollar')
  if (Number(dollars) === 0) return count(cents, 'cent')
  return `${count(Number(dollars), 'dollar')} and ${count(cents, 'cent')}`
}

function sayEnglish(text: string): string {
  return text
    .replace(PHONE, (_, before: string, phone: string) => before + sayPhone(phone, 'en'))
    .replace(ENGLISH_DATE, (_, _the: string | undefined, day: string, month: string) => {
      const suffix = SUFFIXES[ORDINAL.select(Number(day))] ?? 'th'
      return `the ${day}${suffix} of ${month}`
    })
    .replace(/\b(\d+)(?:\.(\d+))?%/g, (percent: string) => `${percent.slice(0, -1)} per cent`)
    .replace(/(\d)\s?[–—]\s?(?=\$?\d)/g, (_, from: string) => `${from} to `)
    .replace(DOLLARS, sayDollars)
    .replace(/\b(\d{1,2})(?::(\d\d))?(am|pm)\b/g, (_, hour: string, minutes: string | undefined, half: string) =>
      [hour, minutes, half.toUpperCase()].filter(Boolean).join(' ')
    )
    .replace(/\b24\/7\b/g, '24 hours a day, 7 days a week')
}

function sayChinese(text: string): string {
  const names = DIGITS.zh.split(' ')
  return text
    .replace(PHONE, (_, before: string, phone: string) => before + sayPhone(phone, 'zh'))
    .replace(/(\d{4}) ?年(?!龄)/g, (_, year: string) => `${[...year].map(digit => names[Number(digit)]).join('')}年`)
    .replace(/(\d)\s?[–—]\s?(?=\d)/g, (_, from: string) => `${from} 到 `)
    .replace(YUAN, (_, whole: string, cents: string) => {
      const dollars = `${whole.replaceAll(',', '')} 澳元`
      if (Number(cents) === 0) return dollars
      return Number(whole) === 0 ? `${Number(cents)} 澳分` : `${dollars} ${Number(cents)} 分`
    })
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, amount => amount.replaceAll(',', ''))
}

/** A text as people say it: phone numbers digit by digit, amounts in dollars and cents, dates and ranges in words. */
export function spokenText(text: string, language: Language): string {
  return language === 'en' ? sayEnglish(text) : sayChinese(text)
}
