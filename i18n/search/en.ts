/** Messages of the search box and the urgent numbers, English; zh.ts must match. */
export const searchEn = {
  label: 'Search',
  labelLarge: 'Search this guide',
  placeholder: 'Search',
  homePlaceholder: 'Try “rent help” or 失业金',
  submit: 'Search',
  loading: 'Loading…',
  failed: 'Search did not load.',
  failedWhy: 'Check your internet. You can also find everything without search:',
  retry: 'Try again',
  none: 'We found nothing for this.',
  tryAgain: 'Try other words, or fewer words. You can also start here:',
  whatCanIGet: 'What can I get? Answer a few questions',
  near: 'Pages with similar names',
  results: 'Search results',
  /** On a phone, leaves the search that covers the page. */
  cancel: 'Cancel',
  /** What a result is. */
  kinds: {
    guide: 'Guide',
    tool: 'Tool',
    phone: 'Phone numbers',
    urgent: 'Urgent help',
    payment: 'Payment',
    rates: 'Rates',
    glossary: 'Glossary'
  },
  foundOne: '1 page found',
  found: '{count} pages found',
  /** Said as each result is chosen with the arrow keys. */
  option: '{title}, result {number} of {count}',
  inOtherLanguage: 'In Chinese:',
  help: 'You can get help right now',
  helpTonight: 'Who can help with a bed or food tonight',
  pageTitle: 'Search',
  pageTitleFor: 'Search: {query}',
  pageIntro: 'Enter a word, a phone number or a question, in English or Chinese.',
  withoutScript: 'Search needs JavaScript, which is off in your browser. You can find everything by topic:',
  topics: 'All topics'
}

export type SearchWords = typeof searchEn

export const urgentEn = {
  title: 'Need help right now?',
  danger: 'Danger',
  crisis: 'Crisis support',
  violence: 'Violence at home',
  all: 'All help lines'
}

export type UrgentWords = typeof urgentEn
