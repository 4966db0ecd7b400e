/** The headings of the long pages of figures: which figures stand under each, and what it says. */
import { fill } from '../../i18n/fill.ts'
import { FIGURE_GROUP_NAMES } from '../../i18n/group-names.ts'
import type { Language } from '../../i18n/languages.ts'
import { STATE_NAMES } from '../../i18n/states.ts'
import { fileOfPath, frontMatterOf } from './site.ts'

/** The figures under one heading, by their ids: the title of a page, a name, or a state’s name in it. */
interface FigureGroup {
  ids: RegExp
  page?: string
  name?: string
  state?: string
}

/** The headings of the areas that are long, in their order. Figures of no group come last. */
const FIGURE_GROUPS: Record<string, FigureGroup[]> = {
  payments: [
    { ids: /^jobseeker\./, page: '/centrelink/payments/jobseeker' },
    { ids: /^youth-allowance\./, page: '/centrelink/payments/youth-allowance' },
    { ids: /^austudy\./, page: '/centrelink/payments/austudy' },
    { ids: /^parenting-payment\./, page: '/centrelink/payments/parenting-payment' },
    { ids: /^(?:ftb|newborn|multiple-birth|stillborn)/, page: '/centrelink/payments/family-tax-benefit' },
    { ids: /^parental-leave-pay\./, page: '/centrelink/payments/parental-leave-pay' },
    { ids: /^(?:pension|age-pension|work-bonus)\./, name: 'pensions' },
    { ids: /^disability-support-pension\./, page: '/centrelink/payments/disability-support-pension' },
    { ids: /^carer-/, page: '/centrelink/payments/carer-payment' },
    { ids: /^crisis-payment\./, page: '/centrelink/payments/crisis-payment' },
    { ids: /^special-benefit\./, page: '/centrelink/payments/special-benefit' },
    { ids: /^(?:advance|urgent-payment)\./, page: '/jobseeker/benefits/advance-payment' },
    {
      ids: /^(?:newly-arrived|liquid-assets|waiting-period|ordinary-wait|seasonal-work)/,
      page: '/jobseeker/benefits/waiting-periods'
    },
    { ids: /^working-credit\./, page: '/jobseeker/benefits/working-credit' },
    { ids: /^(?:energy-supplement|remote-area|pharmaceutical|mobility)/, name: 'supplements' },
    { ids: /^/, name: 'other' }
  ],
  work: [
    { ids: /^(?:minimum-wage|award|junior|supported-wage)\./, name: 'wages' },
    { ids: /^workers-compensation\./, name: 'injury' },
    { ids: /^(?:wage-subsidy|employment-assistance-fund|hiring|apprentice)\./, name: 'hiring' },
    { ids: /^(?:payday-super|super|gst|instant|self-employment|business)/, name: 'business' },
    { ids: /^/, name: 'work-rights' }
  ],
  people: [
    { ids: /^(?:crisis-payment|leaving-violence|visa-violence|family-violence|lease|young-people)/, name: 'safety' },
    { ids: /^disaster\./, name: 'disasters' },
    { ids: /^(?:age-pension|home-equity|seniors-card)\./, name: 'older' },
    { ids: /^(?:wellbeing|therapy)\./, name: 'mental-health' },
    { ids: /^/, name: 'migrants' }
  ],
  obligations: [
    { ids: /^(?:points|demerits)\./, name: 'points' },
    { ids: /^(?:debt|income-apportionment)\./, name: 'debts' },
    { ids: /^(?:review|claim|payment)\./, name: 'reviews' },
    { ids: /^/, name: 'requirements' }
  ],
  living: [
    { ids: /^help\./, name: 'student-loans' },
    { ids: /^(?:austudy|free-tafe|fee-free-tafe|study|student-start-up-loan|prac-payment)\./, name: 'study' },
    { ids: /^(?:education-entry|pensioner-education|language-literacy|relocation|tertiary)/, name: 'study' },
    { ids: /^child-care-subsidy\./, page: '/community/family-support/child-care' },
    { ids: /^(?:parental-leave|parenting-payment|flexible-work|carer)/, name: 'parents' },
    { ids: /^(?:child-support|family-law)\./, page: '/community/family-support/separation' },
    ...Object.keys(STATE_NAMES.en).map(state => ({
      ids: new RegExp(`^housing\\.${state}\\.`),
      name: 'housing',
      state
    })),
    { ids: /^/, name: 'buying-a-home' }
  ]
}

/** The place of a figure’s group in its area. */
export function groupOf(area: string, id: string): number {
  return (FIGURE_GROUPS[area] ?? []).findIndex(({ ids }) => ids.test(id))
}

/** The heading above a figure; empty in an area that is short. */
export function groupName(area: string, id: string, language: Language): string {
  const { page, name = '', state = '' } = FIGURE_GROUPS[area]?.[groupOf(area, id)] ?? {}
  const file = page && fileOfPath(`/${language}${page}`)
  if (file) return frontMatterOf(file).title ?? ''
  const names: Record<string, string> = STATE_NAMES[language]
  return fill(FIGURE_GROUP_NAMES[language][name] ?? '', { state: names[state] ?? '' })
}
