/** The headings under which the page of an area lists its figures: by payment, by state, by subject. */
import { FIGURE_GROUP_NAMES } from '../../i18n/group-names.ts'
import { fill } from '../../i18n/fill.ts'
import type { Language } from '../../i18n/languages.ts'
import { STATE_NAMES } from '../../i18n/states.ts'
import { STATES } from '../../rules/situations/household-choices.ts'
import { fileOfPath, frontMatterOf } from './site.ts'

interface FigureGroup {
  ids: RegExp
  /** The page whose title is the heading. */
  page?: string
  /** The key of the heading in FIGURE_GROUP_NAMES. */
  name?: string
  /** The state that the heading names. */
  state?: (typeof STATES)[number]
}

/** The groups of an area in the order of their headings, by their figures’ ids. What fits no group has the last. */
const FIGURE_GROUPS: Readonly<Record<string, FigureGroup[]>> = {
  payments: [
    { ids: /^jobseeker\./, page: '/centrelink/payments/jobseeker' },
    { ids: /^(?:youth-allowance|long-term-student)\./, page: '/centrelink/payments/youth-allowance' },
    { ids: /^austudy\./, page: '/centrelink/payments/austudy' },
    {
      ids: /^(?:parenting-payment|principal-carer|qualifying-residence)\./,
      page: '/centrelink/payments/parenting-payment'
    },
    { ids: /^(?:ftb|multiple-birth|double-orphan)/, page: '/centrelink/payments/family-tax-benefit' },
    { ids: /^(?:parental-leave-pay|newborn|stillborn)/, page: '/centrelink/payments/parental-leave-pay' },
    {
      ids: /^(?:disability-support-pension|pension\.dsp-youth)\./,
      page: '/centrelink/payments/disability-support-pension'
    },
    { ids: /^(?:pension|age-pension|work-bonus)\./, name: 'pensions' },
    { ids: /^(?:carer-|child-disability)/, page: '/centrelink/payments/carer-payment' },
    { ids: /^crisis-payment\./, page: '/centrelink/payments/crisis-payment' },
    { ids: /^special-benefit\./, page: '/centrelink/payments/special-benefit' },
    { ids: /^(?:advance|urgent-payment)\./, page: '/jobseeker/benefits/advance-payment' },
    {
      ids: /^(?:newly-arrived|liquid-assets|waiting-period|ordinary-wait|seasonal-work|moving-away)/,
      page: '/jobseeker/benefits/waiting-periods'
    },
    { ids: /^working-credit\./, page: '/jobseeker/benefits/working-credit' },
    { ids: /^(?:energy-supplement|remote-area|pharmaceutical|mobility|youth-disability)/, name: 'supplements' },
    { ids: /^partner-income\./, name: 'partner' },
    { ids: /^(?:assets-limit|deeming|gifting|inheritance|home-sale)\./, name: 'assets' },
    { ids: /^bereavement\./, name: 'death' },
    { ids: /^prison\.|\.overseas-/, name: 'away' },
    { ids: /^compensation\./, name: 'payouts' },
    { ids: /^/, name: 'other' }
  ],
  health: [
    { ids: /^(?:low-income-card|health-care-card|pensioner-concession-card)\./, name: 'cards' },
    { ids: /^pbs\./, name: 'medicines' },
    { ids: /dental/, name: 'dental' },
    { ids: /^(?:better-access|mental-health)/, name: 'mental-health' },
    { ids: /^/, name: 'medicare' }
  ],
  programs: [
    { ids: /^(?!remote-australia|rjed|self-employment|jobseeker|farm-household|veteran-payment)/, name: 'services' },
    { ids: /^(?:remote-australia|rjed)\./, name: 'remote' },
    { ids: /^self-employment/, page: '/small-business/self-employment-assistance' },
    { ids: /^jobseeker\./, page: '/centrelink/guides/claim-jobseeker' },
    { ids: /^/, name: 'other' }
  ],
  'rent-assistance': [
    { ids: /\.(?:single|couple)/, name: 'households' },
    { ids: /^/, name: 'rent-rules' }
  ],
  'cost-of-living': [
    { ids: /^(?:energy|utility-relief)/, name: 'energy' },
    { ids: /^(?:telephone-allowance|telco)\./, name: 'phone' },
    { ids: /^transport\./, name: 'transport' },
    { ids: /^/, name: 'loans' }
  ],
  money: [
    { ids: /^(?:no-interest-loan|payday-loan|buy-now-pay-later)\./, name: 'loans' },
    { ids: /^(?:credit-|mortgage|overdrawn|old-debt|bankruptcy)/, name: 'own-debts' },
    { ids: /^afca\./, name: 'afca' },
    { ids: /^early-super\./, name: 'early-super' },
    { ids: /^fines\./, name: 'fines' },
    { ids: /^(?:director-penalty|small-business)/, name: 'company' },
    { ids: /^/, name: 'other' }
  ],
  redundancy: [
    { ids: /^redundancy\.(?!tax-free)/, name: 'redundancy-pay' },
    { ids: /^notice\./, name: 'notice' },
    { ids: /^(?:final-pay|separation-certificate)\./, name: 'final-pay' },
    { ids: /^feg\./, name: 'feg' },
    { ids: /^/, name: 'payout-tax' }
  ],
  living: [
    ...STATES.map(state => ({ ids: new RegExp(String.raw`^housing\.${state}\.`), state })),
    { ids: /^(?:first-home|help-to-buy)/, name: 'buying' },
    { ids: /^child-care/, name: 'child-care' },
    { ids: /^parental-leave/, name: 'parental-leave' },
    { ids: /^child-support\./, name: 'child-support' },
    { ids: /^(?:family-law|carer|flexible-work|parenting-payment)\./, name: 'family' },
    { ids: /^/, name: 'study' }
  ],
  work: [
    { ids: /^(?:minimum-wage|award|junior|supported-wage)\./, name: 'wages' },
    {
      ids: /^(?:leave|shutdown|parental-leave-pay|full-time|pay-slip|employee-records|unpaid-trial|casual|national-employment)/,
      name: 'leave'
    },
    { ids: /^(?:workers-compensation|road-accident)\./, name: 'injury' },
    { ids: /^(?:hiring|wage-subsidy|employment-assistance-fund)\./, name: 'hiring' },
    { ids: /^apprentice\./, name: 'apprentices' },
    { ids: /^(?:payday-super|super|gst|instant-asset|self-employment|business-)/, name: 'business' },
    { ids: /^spent-conviction\./, name: 'record' },
    { ids: /^/, name: 'disputes' }
  ],
  people: [
    { ids: /^(?:crisis-payment|leaving-violence|visa-violence|family-violence|lease|young-people)/, name: 'violence' },
    { ids: /^disaster\./, name: 'disasters' },
    { ids: /^(?:wellbeing|therapy)\./, name: 'wellbeing' },
    { ids: /^(?:age-pension|home-equity)\./, name: 'age-pension' },
    { ids: /^seniors-card\./, name: 'seniors-cards' },
    { ids: /^/, name: 'migrants' }
  ],
  obligations: [
    { ids: /^points\./, name: 'points' },
    { ids: /^demerits\./, name: 'demerits' },
    { ids: /^(?:review|payment|claim)\./, name: 'reviews' },
    { ids: /^(?:debt|income-apportionment)\./, name: 'debts' },
    { ids: /^/, name: 'obligations' }
  ]
}

/** What a reader looks for first in a payment: how much it is, what lowers it, where it stops, and then its rules. */
const RANKS = [
  /\.(?:rate|basic|total|amount|upfront)\b/,
  /\.(?:income|free-area|upper|taper)/,
  /\.(?:cut-out|base-limit)\./,
  /^/
]

/** The place of a figure in its group, for groups that are payments; 0 in other areas. */
function rankOf(area: string, id: string): number {
  if (area !== 'payments') return 0
  // Few people are still on the rates of 2009, so they come after everybody’s.
  return id.includes('.transitional.') ? RANKS.length : RANKS.findIndex(ids => ids.test(id))
}

interface InArea {
  area: string
  id: string
}

/** Compares figures by the order in which the pages of their areas list them: by group, and then by place in it. */
export function inReadingOrder(a: InArea, b: InArea): number {
  return groupOf(a.area, a.id) - groupOf(b.area, b.id) || rankOf(a.area, a.id) - rankOf(b.area, b.id)
}

/** The place of a figure’s group in its area; 0 in an area without groups. */
function groupOf(area: string, id: string): number {
  return Math.max(0, FIGURE_GROUPS[area]?.findIndex(({ ids }) => ids.test(id)) ?? 0)
}

/** The heading of a figure’s group; empty in an area without groups. */
export function groupName(area: string, id: string, language: Language): string {
  const { page, state, name = '' } = FIGURE_GROUPS[area]?.[groupOf(area, id)] ?? {}
  const names = FIGURE_GROUP_NAMES[language]
  if (state) return fill(names.renting ?? '', { state: STATE_NAMES[language][state] })
  const file = page && fileOfPath(`/${language}${page}`)
  return (file ? frontMatterOf(file).title : names[name]) ?? ''
}
