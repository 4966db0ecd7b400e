/**
 * The words on the pictures that other sites show beside a link to us. After a
 * change: `npm run cards` draws public/og/ again.
 */
import type { Language } from './languages.ts'

/** Kinds of pages, one picture each. */
export const CARDS = ['site', 'guide', 'rates', 'calculator', 'help', 'employers'] as const

export type Card = (typeof CARDS)[number]

interface CardWords {
  title: string
  line: string
}

export const CARD_WORDS: Record<Language, Record<Card, CardWords>> = {
  en: {
    site: { title: 'Plain answers', line: 'Work, Centrelink and getting by in Australia' },
    guide: { title: 'What to do next', line: 'Steps, documents, times and who to call' },
    rates: { title: 'Rates and limits', line: 'Each figure with its date and its source' },
    calculator: { title: 'Work it out', line: 'Calculators that show every step' },
    help: { title: 'Help near you', line: 'Phone numbers, opening hours, interpreters' },
    employers: { title: 'Hiring people', line: 'Wage subsidies, fair pay, first steps' }
  },
  zh: {
    site: { title: '把话讲清楚', line: '澳洲的工作、Centrelink 和日常生活' },
    guide: { title: '下一步怎么办', line: '步骤、材料、时间，该找谁' },
    rates: { title: '标准与限额', line: '每个数字都有日期和来源' },
    calculator: { title: '算一算', line: '计算器，每一步都看得见' },
    help: { title: '身边的帮助', line: '电话、开放时间、免费口译' },
    employers: { title: '雇人', line: '工资补贴、合法薪酬、第一步' }
  }
}

/**
 * The picture of a page. Exit pages have the plain one of the site: a preview of
 * their link must not say what they are about.
 * @param path without its language, such as `/jobseeker/payment-rates`
 */
export function cardOf(path: string, safety: boolean): Card {
  if (
    safety ||
    path === '' ||
    path.startsWith('/community/crisis') ||
    path.startsWith('/community/domestic-violence')
  ) {
    return 'site'
  }
  if (path.startsWith('/about/figures') || path.endsWith('/payment-rates')) return 'rates'
  if (path.startsWith('/calculators')) return 'calculator'
  if (path.startsWith('/employers') || path.startsWith('/small-business')) return 'employers'
  if (path === '/helplines' || path.startsWith('/community')) return 'help'
  return path.startsWith('/about') ? 'site' : 'guide'
}

/** The path of a picture. */
export function cardPath(card: Card, language: Language): string {
  return `/og/${card}-${language}.png`
}
