/** The states and territories of Australia, in the order in which lists name them. */
import type { Language } from './languages.ts'

const en = {
  nsw: 'New South Wales',
  vic: 'Victoria',
  qld: 'Queensland',
  wa: 'Western Australia',
  sa: 'South Australia',
  tas: 'Tasmania',
  act: 'Australian Capital Territory',
  nt: 'Northern Territory'
}

type StateId = keyof typeof en

/** In Chinese with the letters that letters, forms and signs use. */
export const STATE_NAMES: Record<Language, Record<StateId, string>> = {
  en,
  zh: {
    nsw: '新南威尔士州（NSW）',
    vic: '维多利亚州（VIC）',
    qld: '昆士兰州（QLD）',
    wa: '西澳州（WA）',
    sa: '南澳州（SA）',
    tas: '塔斯马尼亚州（TAS）',
    act: '首都领地（ACT）',
    nt: '北领地（NT）'
  }
}

/** The names of several states in one line. @param ids separated by spaces */
export function stateNames(ids: string, language: Language): string {
  const names = ids.split(' ').map(id => STATE_NAMES[language][id as StateId])
  if (language === 'zh') return names.join('、')
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : names.join('')
}
