/** One page of each kind, for tests that need not see them all. */

/** Paths without their language; each exists under /en and /zh. */
export const PAGE_TYPES = {
  home: '',
  section: '/jobseeker',
  rates: '/jobseeker/payment-rates',
  payment: '/centrelink/payments/jobseeker',
  guide: '/centrelink/guides/claim-jobseeker',
  safety: '/community/crisis/suicide-prevention',
  urgent: '/community/crisis/immediate-help',
  care: '/community/mental-health/care-plan',
  calculators: '/calculators',
  helplines: '/helplines',
  glossary: '/glossary',
  figures: '/about/figures',
  sources: '/about/sources',
  about: '/about'
} as const

/** Pages outside the two trees, with both languages side by side. */
export const PLAIN_PAGES = ['/404', '/500', '/auth/sign-in'] as const

/** Some of the exit pages. */
export const SAFETY_PAGES = [PAGE_TYPES.safety, PAGE_TYPES.urgent, '/community/domestic-violence/safety'] as const

/**
 * Is this a page of the interface, not of the guide? Search, sign-in and the offline
 * page are in no sidebar and for no search engine, and fetch their scripts at once.
 */
export function isTool(path: string): boolean {
  return /^(\/(en|zh))?\/(auth\/|(search|offline)$)/.test(path)
}

/** Is this a calculator? It works only with React, and fetches it at once. */
export function isCalculator(path: string): boolean {
  return /^\/(en|zh)\/calculators\/./.test(path)
}

/** Widths at which the layout differs: small phone, phone, tablet, desktop. */
export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 900 }
