/** Pages about help beside Centrelink, so that no answer ends with nothing. */
export const HELP_PAGES = {
  visa: '/community/domestic-violence/visas',
  homeless: '/community/housing/homelessness',
  temporary: '/community/new-migrants/visas-and-work-rights',
  super: '/retirement/super#pension',
  business: '/small-business/money-trouble',
  firstNations: '/community/first-nations',
  working: '/centrelink/payments/disability-support-pension#work',
  food: '/community/crisis/emergency-relief',
  exemptions: '/jobseeker/compliance/exemptions',
  appeals: '/jobseeker/rights/appeals'
} as const
