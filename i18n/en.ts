/** Interface words, English. This file is the type: `zh.ts` must match it key for key. */
import { offlineEn } from './offline/en.ts'
import { searchEn, urgentEn } from './search/en.ts'
import { site } from '../site.config.ts'

export const en = {
  punctuation: { colon: ': ', comma: ', ' },
  skipToContent: 'Skip to content',
  siteNavigation: 'Site',
  sidebarNavigation: 'All topics',
  menu: 'Menu',
  blog: 'Blog',
  proTools: 'Pro Tools',
  store: 'Store',
  signIn: 'Sign In',
  account: {
    loading: 'Loading...',
    signedOutHere:
      'You are signed out on this device. The sign-in service could not be told, so other devices may stay signed in.',
    close: 'Close'
  },
  language: 'Language',
  home: 'Home',
  homeLink: `${site.name.en}, home page`,
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  scrollToTop: 'Scroll to top',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  tools: {
    suggest: 'Suggest a change',
    report: 'Report a problem',
    reportPublic: 'Report on GitHub',
    helpful: 'Did this page help?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you. You can write and tell us what helped:',
    sorry: 'We are sorry. Please tell us what is wrong or missing. We do not need your name:',
    copy: 'Copy the address',
    inPublic: 'Everyone can read what you write there, so leave out anything personal:',
    share: 'Share this page',
    print: 'Print this page'
  },
  preview: 'Preview as at {date}. This is not the site that readers see.',
  changesFeed: `What changed on ${site.name.en}`,
  search: searchEn,
  urgent: urgentEn,
  offline: offlineEn,
  figure: {
    from: 'From {date}',
    seen: 'On {date}',
    source: 'Source',
    meaning: 'What it means',
    nextChange: 'Next change expected: {date}',
    close: 'Close',
    situation: 'Your situation',
    item: 'What it is',
    amount: 'Amount',
    now: 'Now',
    beforeTax: 'a fortnight, before tax and extras',
    history: 'How these figures changed',
    status: { 'single-source': 'Before you rely on it, check the official page', superseded: 'No longer in force' }
  },
  review: {
    due: 'Some figures here were due to change on {date}, so they may be out of date. ',
    check: 'Check the official page: ',
    official: 'Services Australia'
  },
  sections: {
    pages: 'In this section',
    faq: 'Questions people ask',
    answer: 'In short',
    whenToCall: 'When to call',
    related: 'Related pages',
    sources: 'Sources and review',
    checked: { none: 'Checked {date}.', one: 'Checked {date}. 1 source.', many: 'Checked {date}. {count} sources.' },
    copied: '* We read a copy of this page.'
  },
  service: {
    text: 'Text',
    free: 'Free call',
    chinese: 'Help in Chinese',
    mandarin: 'Mandarin',
    cantonese: 'Cantonese',
    interpreterOwn: 'Ask for a free interpreter when they answer',
    interpreterTis: 'For a free interpreter, call TIS National first',
    closedPublicHolidays: 'closed on public holidays',
    localTime: 'your local time',
    verifiedUnlessSaid:
      'Each number was checked on {date} or later. If we found a number in one place only, we ask you to check it first.',
    singleSource: 'Check this number on the website before you call'
  },
  sayThis: { title: 'Say this on the phone', meaning: 'What it means in Chinese' },
  note: { info: 'Good to know', changed: 'This has changed', announced: 'A change was announced' },
  exit: {
    link: 'Leave this site',
    skip: 'Leave this site quickly',
    hint: 'Opens a weather site.',
    keys: 'You can also press Shift three times.',
    limits: 'What this can and cannot hide',
    more: 'Shift: press 2 more times to leave.',
    one: 'Shift: press once more to leave.',
    expired: 'Leaving with Shift was cancelled.',
    loading: 'Loading',
    deleted:
      'For your safety, the answers and pages that you had kept on this device have been deleted. Your browser’s history has not been deleted.'
  },
  footer: {
    disclaimer: `${site.name.en} gives general information, not professional advice. It is not a government site. Check your own situation with Services Australia or a free adviser before you act.`,
    rights: `${site.name.en}. You may share text and figures under CC BY 4.0, with our name and a link.`,
    about: 'About this guide',
    support: 'Email us'
  },
  status: {
    verified: 'Official',
    corroborated: 'Copies agree',
    'single-source': 'One source',
    superseded: 'Out of date, do not use',
    unverified: 'Not confirmed'
  },
  table: {
    jump: 'Jump to a heading',
    figure: 'Figure',
    value: 'Now',
    from: 'From',
    source: 'Source',
    status: 'Checked',
    english: 'English',
    chinese: 'Chinese',
    alsoCalled: 'People also say: ',
    meaning: 'What it is'
  },
  claims: { said: 'People say: ', verdict: { wrong: 'Wrong.', 'out-of-date': 'Out of date.', misread: 'Misread.' } },
  workingTranslation: 'Working translation, not from an official text'
}

/** The type of all interface messages, as plain strings. */
export type Messages = Widen<typeof en>

export type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> }
