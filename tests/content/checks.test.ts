import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readContext } from '../../scripts/checks/context.ts'
import { checkReport, checks } from '../../scripts/checks/index.ts'
import { typedIn } from '../../scripts/checks/typed-figures.ts'
import type { Check } from '../../scripts/checks/context.ts'
import { STATES } from '../../rules/situations/household-choices.ts'
import { VOCABULARY } from '../../scripts/checks/vocabulary.ts'
import { STYLED } from '../../scripts/mdx/styled.ts'
import { DRAFT_SENTENCES, writeNewPage } from '../../scripts/lib/new-page.ts'
import { callScript } from './run-script.ts'
import { append, lineOf, makeSite, problemsOf, removeSites, swap, TODAY, type Changes } from './site.ts'

const EN = 'pages/en/guide.mdx'
const ZH = 'pages/zh/guide.mdx'
const ABOUT = 'pages/en/about/index.mdx'
const LEDGER = 'data/published-ids.yaml'
const CHANGE = 'id: rates-went-up'

interface Broken {
  what: string
  changes: Changes
  /** Part of the message. */
  says: string
  file?: string
  /** A text on the line of the problem. */
  on?: string | undefined
}

/** A change to one file that the check must report there. @param on a text on the line of the problem */
function broken(what: string, file: string, change: Changes[string], says: string, on?: string): Broken {
  return { what, changes: { [file]: change }, says, file, on }
}

function added(text: string, says: string): Broken {
  return { what: text, changes: { [EN]: append(text) }, says, on: text }
}

function addedZh(text: string, says: string): Broken {
  return { what: text, changes: { [ZH]: append(text) }, says, file: ZH, on: text }
}

function swapIn(file: string) {
  return (from: string, to: string, says: string, on = to) => broken(`${from} → ${to}`, file, swap(from, to), says, on)
}

const swapped = swapIn(EN)
const inFigures = swapIn('data/figures/jobseeker.yaml')
const inServices = swapIn('data/services.yaml')
const inChanges = swapIn('data/changes.yaml')
const inStatements = swapIn('data/statements.yaml')
const inQuestions = swapIn('data/questions/guide.yaml')
const inAboutMeta = swapIn('pages/en/about/_meta.ts')

/** As `swapped`, reported on the Chinese page. */
function differing(from: string, to: string, says: string): Broken {
  return { what: `${from} → ${to}`, changes: { [EN]: swap(from, to) }, says, file: ZH }
}

// In parts: the check reads this file too.
const MACHINE_PATH = ['', 'home', 'anna', 'notes'].join('/')
const REGISTRY = ['registry', 'npmjs', 'org'].join('.')
const LONG_WORDS =
  'Notwithstanding considerable administrative complications, individuals experiencing unemployment necessarily demonstrate continuing eligibility'

const STYLE_EN = '- { worse: somebody, better: someone, why: Two words., unless: [somebody else] }\n'

/** A list with every state, after one change. */
function stateList(from = '', to = ''): string {
  const parts = STATES.map(id => `<State id="${id}">\n\nCall.\n\n</State>`).join('\n\n')
  return swap(from, to)(`<ByState>\n\n${parts}\n\n</ByState>`)
}

function inStates(from: string, to: string, says: string, on = to): Broken {
  return { what: `${from} → ${to}`, changes: { [EN]: append(stateList(from, to)) }, says, on }
}

const partOf = (component: string) => `---\ntitle: A list\ndescription: All of it.\n---\n\n<${component} />\n`
const OVERVIEW = partOf('AllFigures')

/** A change to a page that loses the answer to a question. */
function lost(page: string, from: string, to: string, says: string, on: string): Broken {
  const what = `${page}: ${from} → ${to}`
  return { what, changes: { [page]: swap(from, to) }, says, file: 'data/questions/guide.yaml', on }
}

const BROKEN: Record<string, Broken[]> = {
  data: [inFigures('source: dss-list', 'source: dss-lost', 'unknown source “dss-lost”')],
  statements: [
    inStatements('{figure:jobseeker.rate.single}', '$824.90', 'an amount of money is typed', '- id: who-decides'),
    inStatements('{figure:jobseeker.rate.single}', '{figure:lost}', 'unknown id “lost”', '- id: who-decides'),
    {
      what: 'a statement that no page shows',
      changes: { [EN]: swap('<Statement id="who-decides" />', ''), [ZH]: swap('<Statement id="who-decides" />', '') },
      file: 'data/statements.yaml',
      says: 'no page shows “who-decides”'
    }
  ],
  questions: [
    inQuestions('page: /about', 'page: /abuot', 'there is no page /zh/abuot', '- id: about.law'),
    inQuestions(
      'page: /about',
      'page: /about\n  tool: /calculators/lost',
      'there is no tool /en/calculators/lost',
      '- id: about.law'
    ),
    inQuestions('heading: rate', 'heading: rates', '/en/guide has no heading #rates', '- id: guide.rate'),
    inQuestions('heading: rate', 'heading: claim', '#claim does not show “jobseeker.rate.single”', '- id: guide.rate'),
    inQuestions('heading: rate', 'danger: true\n  heading: claim', 'below the first screen', '- id: guide.rate'),
    inQuestions('how much is it', 'and how to claim it', '/en/guide does not say', '- id: guide.call'),
    lost(EN, '<Statement id="who-decides" />', '', '/en/guide#rate does not show “who-decides”', '- id: guide.rate'),
    lost(EN, 'How much is it?', 'How much?', '/en/guide does not say “how much is it”', '- id: guide.call'),
    lost(
      ZH,
      '<Term id="jobseeker-payment" />',
      '这笔钱',
      '/zh/guide#rate does not say “求职者津贴”',
      '- id: guide.rate'
    ),
    lost(
      ABOUT,
      '## How',
      '## Who [#who]\n\nUs.\n\n## How',
      'second heading, does not say “read the law”',
      '- id: about.law'
    )
  ],
  withdrawn: [
    added('The State\npays it.', '“the state pays it” was withdrawn (paid-by-the-state)'),
    addedZh('由州政府发放。', 'was withdrawn')
  ],
  changes: [
    inChanges('[/guide]', '[/lost]', 'there is no page /en/lost', CHANGE),
    inChanges('{figure:jobseeker.rate.single@2026-09-20}', '$824.90', 'an amount of money is typed', CHANGE),
    inChanges('is {figure:jobseeker.rate.single', 'is {figure:lost', 'unknown id “lost”', CHANGE),
    inChanges('single@2026-09-20}', 'single}', '{figure:jobseeker.rate.single} names no day', CHANGE),
    {
      what: 'an indexation that is not announced',
      changes: {
        'data/figures/jobseeker.yaml': swap(
          'status: corroborated }',
          "status: corroborated }\n    - { from: '2027-03-20', value: 83000, source: dss-list, status: corroborated }"
        )
      },
      file: 'data/changes.yaml',
      says: 'new value from 2027-03-20'
    }
  ],
  authors: [
    inFigures(
      'source: dss-list, status: corroborated',
      'source: paper, status: corroborated',
      'cannot carry a limit',
      'id: jobseeker.rate.single'
    ),
    broken(
      'a limit that only a newspaper gives',
      'data/time-limits.yaml',
      swap('sources: [sa-jobseeker]', 'sources: [paper]'),
      'none of its sources can carry it'
    ),
    {
      what: 'a limit of an Act that another one replaced',
      changes: {
        'data/sources.yaml': swap(
          'author: government\n',
          'author: act\n  note: { en: This Act was replaced in 2008., zh: 这部法律已经被取代。 }\n'
        )
      },
      file: 'data/time-limits.yaml',
      says: 'none of its sources can carry it'
    }
  ],
  'published-ids': [
    {
      what: 'a figure that was renamed',
      changes: { 'data/figures/jobseeker.yaml': swap('id: claim.days', 'id: claim.time') },
      file: LEDGER,
      on: 'claim.days',
      says: '“claim.days” was published in /figures.json, and is missing there now'
    },
    {
      what: 'a service that is no longer shown',
      changes: { 'data/services.yaml': swap('status: verified', 'status: unverified') },
      file: LEDGER,
      on: 'lifeline',
      says: '“lifeline” was published in /services.json'
    },
    broken('a new term', LEDGER, swap('- job-plan', ''), '“job-plan” is new in /glossary.json', 'glossary:'),
    broken('no ledger', LEDGER, null, 'this has not one list')
  ],
  mdx: [
    added('</Urgent>', 'a closing tag </…> has no opening tag'),
    added('Ages <5 people.', 'the character < begins a component'),
    added('Read <https://a.example>.', 'a URL is written in < >'),
    added('<!-- later -->', 'a comment is written'),
    added('<Phone id=lifeline />', 'is not in quotes'),
    { ...added('<Phone id="lifeline" ', 'tag or quotation mark is opened'), on: undefined },
    added('Write { here.', 'the character { begins code'),
    added('import taxes are not paid', 'is read as code'),
    { ...added('<Steps>\n\n1. Call.', 'a tag is opened and not closed'), on: '<Steps>\n\n1. Call.' },
    broken('no front matter', EN, 'You can.\n', 'no front matter'),
    broken('a list for front matter', EN, '---\n- a\n---\n\nYou can.\n', 'not a list of keys'),
    swapped('title: Claim a payment', 'title: Claim: a payment', 'a colon is inside text')
  ],
  days: [
    inServices("checked: '2026-11-20'", "checked: '2031-01-01'", 'checked is 2031-01-01, which is in the future'),
    inFigures('status: corr', "page_date: '2029-08-20', status: corr", 'page_date is 2029-08-20')
  ],
  'file-names': [
    broken('a page with another extension', 'pages/en/about/plain.md', '# Free\n', 'is not a page'),
    broken('a page with capitals and a space', 'pages/zh/My Page.mdx', '', 'not a good name for a URL'),
    broken('a folder with capitals', 'pages/en/Legal/fines.mdx', '', 'not a good name for a URL'),
    broken('a data file with another extension', 'data/figures/new.yml', '[]\n', 'is not read')
  ],
  drafts: [
    added('The answer in one sentence comes first.', 'a sentence of the draft'),
    added('<Steps>\n\n1. The first step.\n\n</Steps>', 'a sentence of the draft'),
    addedZh('第一句话就给出答案。', 'a sentence of the draft')
  ].map(each => ({ ...each, on: undefined })),
  'front-matter': [
    swapped('title: Claim a payment\n', '', '“title” is missing', 'description:'),
    swapped('description: What you get', "description: ''\nsidebarTitle: What you get", '“description” is empty'),
    swapped('faq:', 'safety: yes\nfaq:', '“safety” can only be true', 'safety:'),
    swapped('audience: [jobseeker]', 'audience: jobseeker', '“audience” must be a list'),
    swapped('[jobseeker]', '[jobseekers]', '“audience” is “jobseekers”, which is none of: jobseeker'),
    swapped('reviewed:', 'checked: 1\nreviewed:', 'unknown key “checked”', 'checked'),
    swapped("'2026-11-01'", "'2026-02-30'", 'reviewed', '2026-02-30'),
    swapped("'2026-11-01'", "'2026-11-21'", 'in the future', '2026-11-21'),
    swapped('What you get,', `What ${'very '.repeat(30)}get,`, 'characters', 'description:'),
    swapped('[sa-jobseeker, dss-list]', '[sa-jobseeker]', 'fewer than two sources', 'sources:'),
    swapped('[sa-jobseeker, dss-list]', '[paper, dss-list]', 'no source is official', 'sources:'),
    broken('danger', 'pages/en/community/crisis.mdx', '---\ntitle: Crisis\n---\n', 'no quick exit', 'title'),
    swapIn('pages/en/about/index.mdx')('[sa-jobseeker]', '[]', 'sources', 'sources')
  ],
  headings: [
    added('# Title [#title]', 'a # heading'),
    added('## More', 'no id'),
    added('## More [#more]', 'there is nothing under the heading'),
    { ...added('## More [#more]\n\n## Last [#last]\n\nText.', 'there is nothing under the heading'), on: '## More' },
    added('## More [#Mehr Text]', 'not kebab-case'),
    addedZh('## 更多 [#更多]', 'not kebab-case'),
    added('## More [#claim]', 'used twice'),
    added('## Extra help [#extra-help]', 'reader views leave out'),
    added('#### Deep [#deep]', 'level 4'),
    swapped('## What you get [#rate]', '### What you get [#rate]', 'level 3 follows level 1')
  ],
  ids: [
    added('<Figure id="no.such" />', 'unknown id “no.such”'),
    added('<RatesTable caption="Rates" figures="claim.days no.such" />', 'unknown id “no.such”'),
    added('<Figure id="doubtful.rate" />', '“doubtful.rate” is unverified'),
    added('<Figure id="claim.days" on="2020-01-01" />', 'No value of claim.days'),
    added('<Figure id="claim.days" on="yesterday" />', 'not a day'),
    added('<Figure id="claim.days" on="2026-02-30" />', 'not a day'),
    added('<Phone id="old-line" />', '“old-line” is unverified'),
    added('<Phone id="lifeline" sms />', 'no sms number'),
    added('<Urgent ids="lifeline nobody" />', 'unknown id “nobody”'),
    added('<Term id="no-term" />', 'unknown id “no-term”'),
    added('<Source id="no-source" />', 'unknown id “no-source”'),
    added('<DateOf id="no.date" />', 'unknown id “no.date”'),
    added('<Statement id="no-rule" />', 'unknown id “no-rule”'),
    added('<Sum of="100 x no.such" />', 'unknown id “no.such”'),
    added('<Fact id="claim.days" />', 'unknown component <Fact>'),
    added('<Note kind="loud">Careful.</Note>', '“loud” is none of info, changed, announced'),
    added('<Figure name="claim.days" />', '<Figure> has no id'),
    added('<Figure id="claim.days" bold />', '<Figure> has no attribute bold'),
    added("<Figure id={'claim.days'} />", 'id of <Figure> is code'),
    swapped('{date:iea.start}', '{date:iea.end}', 'unknown id “iea.end”', 'iea.end'),
    swapped('{date:iea.start}', '{day:iea.start}', 'unknown placeholder {day:iea.start}', 'day:iea'),
    swapped('[sa-jobseeker, dss-list]', '[sa-jobseeker, dss-gone]', 'unknown id “dss-gone”', 'dss-gone')
  ],
  'typed-numbers': [
    added('Wait 10 working days.', '“10 working days” is typed'),
    added('You wait two weeks.', '“two weeks” is typed'),
    added('It is for people under 18.', '“under 18” is typed'),
    added('A child aged five can come.', '“aged five” is typed'),
    addedZh('要等两周。', '“两周” is typed'),
    addedZh('满 18 岁可以领。', '“18 岁” is typed'),
    addedZh('十二个月内提出。', '“十二个月” is typed'),
    broken(
      'a number of the list that nobody types any more',
      'scripts/checks/typed-numbers.json',
      '{ "pages/en/guide.mdx": { "two weeks": 1 } }',
      '1 typed numbers of the list are gone'
    )
  ],
  'typed-figures': [
    added('It is $**50** a week.', 'an amount of money'),
    added('It is $<Figure id="claim.days" />.', 'an amount of money'),
    added('Call 13 11 14 now.', 'a phone number'),
    added('Open 9am-5pm.', 'an hour of the day'),
    added('<Note>Up to 12 per cent.</Note>', 'a percentage'),
    added('<RatesTable caption="Under $9" figures="claim.days" />', 'an amount of money'),
    addedZh('每两周 50 澳元。', 'an amount of money'),
    addedZh('扣除５０％。', 'a percentage'),
    swapped('How much is it?', 'Is it $800?', 'an amount of money', 'Is it $800'),
    swapIn('components/Button.tsx')('>Go<', '>Call 1800 737 732<', 'a phone number'),
    swapIn('i18n/en.ts')("'Call'", "'Get $50'", 'an amount of money')
  ],
  links: [
    added('See [our rates](/en/rates).', 'there is no page /en/rates'),
    added('![A house](/house.png)', 'there is no image /house.png'),
    added('See [the method](/en/about#no-heading).', '/en/about has no heading #no-heading'),
    added('See [below](#nothing).', '/en/guide has no heading #nothing'),
    added('See [about us](/zh/about).', 'leaves the page’s language'),
    added('See [about us](about).', 'is relative'),
    added('See [here](/en/about).', 'link text “here”'),
    added('[Read more…](/en/about)', 'link text'),
    added('<Source id="sa-jobseeker">Click here</Source>', 'link text “Click here”'),
    added('See [the law](https://www.legislation.gov.au).', 'is typed'),
    added('See `https://www.legislation.gov.au`.', 'is typed'),
    added('Call [us](tel:131114).', 'is typed'),
    added('<Task href="/en/rates" title="See the rates">All.</Task>', 'there is no page /en/rates'),
    addedZh('请看[这里](/zh/about)。', 'link text “这里”'),
    addedZh('请看[关于我们](/en/about)。', 'leaves the page’s language'),
    swapped('[/about]', '[/abuot]', 'there is no page /abuot', '/abuot'),
    swapped('[/about]', '[/en/about]', 'names a language', '/en/about]')
  ],
  translations: [
    { what: 'no Chinese page', changes: { [ZH]: null }, says: 'the page has no translation' },
    addedZh('## 更多 [#more]', 'heading 4 is h2 #more'),
    addedZh('<Phone id="lifeline" sms />', '<Phone lifeline sms>'),
    added('<Source id="dss-list" />', '<Source dss-list>'),
    added('<SayThis en="Hello" zh="你好" />', '<SayThis Hello / 你好>'),
    addedZh('<State id="nsw">打电话。</State>', '<State nsw>'),
    addedZh('请看[首页](/zh)。', 'the link to /'),
    differing('{phone:lifeline}', 'us', '{phone:lifeline}'),
    differing('[sa-jobseeker, dss-list]', '[sa-jobseeker, paper]', '“sources” differs'),
    differing('audience: [jobseeker]', 'audience: [everyone]', '“audience” differs'),
    differing("'2026-11-01'", "'2026-11-02'", '“reviewed” differs'),
    differing('faq:', 'safety: true\nfaq:', '“safety” differs'),
    differing('related: [/about]', 'related: [/]', '“related” differs'),
    differing('faq:', 'answer:\n  next: /about\nfaq:', '“answer” differs'),
    differing('faq:', 'faq:\n  - q: Who?\n    a: You.', '1 questions')
  ],
  meta: [
    inAboutMeta("index: 'About'", '', 'the page “index” is not listed'),
    inAboutMeta("index: 'About'", "index: 'About',\n  team: 'Team'", 'there is no page “team”', 'team:'),
    inAboutMeta("index: 'About'", 'index: ,', 'is not written as the lines around it'),
    inAboutMeta('export default meta', 'export default makeMeta()', 'not a plain object', ''),
    broken('no _meta.ts', 'pages/en/about/_meta.ts', null, 'has no _meta.ts'),
    broken('no Chinese _meta.ts', 'pages/zh/about/_meta.ts', null, 'does not take the English order'),
    broken(
      'Chinese order',
      'pages/zh/_meta.ts',
      'export default { about: 0, index: 0 }\n',
      'not take the English order'
    )
  ],
  parts: [
    broken('an area', 'pages/en/about/figures.mdx', OVERVIEW, 'nothing below /about/figures lists “figures”'),
    {
      what: 'a part of the sources that no Chinese page lists',
      changes: {
        'pages/zh/about/sources.mdx': OVERVIEW,
        'pages/zh/about/sources/services-australia.mdx': partOf('SourcesOf part="services-australia"')
      },
      file: 'pages/zh/about/sources.mdx',
      says: 'nothing below /about/sources lists “community-and-media”'
    },
    {
      what: 'a part listed on a second page',
      changes: {
        'pages/en/about/figures.mdx': OVERVIEW,
        'pages/en/about/figures/figures.mdx': partOf('FiguresOf area="figures"'),
        [EN]: append('<FiguresOf area="figures" />')
      },
      on: '<FiguresOf',
      says: 'is not on its own page'
    }
  ],
  states: [
    inStates('<State id="sa">', '<State id="sa wa">', 'the list names “wa” twice'),
    inStates('<State id="tas">', '<State id="sa tas sa">', 'the list names “sa” twice'),
    inStates('<State id="tas">', '<State id="nz">', 'the list has no “tas”', '<ByState>'),
    inStates('<State id="tas">', '<State id="nz">', '“nz” is no state or territory'),
    inStates('<ByState>', '<ByState without="nt">', 'the list names “nt” twice', '<State id="nt">'),
    inStates('<ByState>', '<ByState without="nz">', '“nz” is no state or territory'),
    inStates('<State id="wa">', '<State id="tas">', '“tas sa” is not in the usual order', '<State id="sa">'),
    inStates(
      '</ByState>',
      '</ByState>\n\n<State id="nsw">Call.</State>',
      '<State> is in no list',
      '<State id="nsw">Call'
    )
  ],
  'reading-level': [
    broken('one hard page', EN, append(`${LONG_WORDS}.\n\n`.repeat(9)), 'reads at school year'),
    {
      what: 'a hard median',
      changes: { [EN]: append(`${LONG_WORDS}.`), 'pages/en/index.mdx': append(`${LONG_WORDS}.`) },
      file: 'pages/en',
      says: 'the median page reads at school year'
    }
  ],
  'typography-zh': [
    addedZh('请您致电。', '“您”'),
    addedZh('你好,请坐。', 'half-width “,”'),
    addedZh('津贴(求职者)。', 'half-width “(”'),
    addedZh('请用myGov申报。', 'has wrong spaces or punctuation'),
    addedZh('这是*重要*的。', 'italics'),
    addedZh('**先打电话。**再去。', '** is printed'),
    { ...addedZh('你可以申请，\n也可以等。', 'line break'), on: '也可以等' },
    swapIn(ZH)('有多少？', 'GP是谁？', 'has wrong spaces or punctuation')
  ],
  'figures-zh': [
    addedZh('最多<Figure id="jobseeker.rate.single" per />。', '“最多” is left before the period'),
    swapIn(ZH)('当时是', '当时最多', '“最多” is left before the period'),
    added('Up to <Figure id="jobseeker.rate.single" per lead="up to" />.', 'prints nothing in English')
  ],
  'terms-zh': [
    addedZh('申请求职补助金。', '“求职补助金” is a variant'),
    addedZh('写就业规划书。', '“就业规划书” is a variant'),
    inServices('危机支持', '求职补助金', '“求职补助金” is a variant'),
    addedZh('申请寻工金。', '“寻工金” is not written on this site'),
    inServices('危机支持', '寻工金', '“寻工金” is not written on this site'),
    broken('a message', 'i18n/zh.ts', `export const zh = '寻工金'\n`, '“寻工金” is not written on this site')
  ],
  'headings-zh': [
    {
      what: 'another Chinese heading',
      changes: { [EN]: append('## Who to call [#phone]\n\nCall.'), [ZH]: append('## 找谁 [#phone]\n\n打电话。') },
      says: '“Who to call” is “找谁” here',
      file: ZH,
      on: '## 找谁'
    }
  ],
  'labels-zh': [
    addedZh('依次选 Payments and Claims、下一步。', '“Payments and Claims” is on the screen'),
    addedZh('选 <Lang lang="en">Get started</Lang>。再选 Get started（开始）。', '“Get started” is on the screen')
  ],
  style: [
    {
      what: 'a worse word on a page',
      changes: { 'data/style-en.yaml': STYLE_EN, [EN]: append('Ask somebody.') },
      says: '“somebody” is not house style',
      on: 'Ask somebody.'
    },
    {
      what: 'a worse word in a message',
      changes: { 'data/style-en.yaml': STYLE_EN, 'i18n/en.ts': `export const en = { ask: 'Ask somebody.' }\n` },
      says: '“somebody” is not house style',
      file: 'i18n/en.ts'
    },
    {
      what: 'a worse Chinese word in the data',
      changes: { 'data/style-zh.yaml': '- { worse: 危机, better: 难关, why: 太硬。 }\n' },
      says: '“危机” is not house style',
      file: 'data/services.yaml'
    },
    {
      what: 'a list of clipped items',
      changes: { [EN]: append('- A bill: ask.\n- Refused this time? Appeal.') },
      says: 'list items are a label or half a question'
    },
    {
      what: 'a baseline that could be lower',
      changes: { 'data/style-clipped.yaml': 'items: 3\n' },
      says: 'fewer than the 3 of the baseline',
      file: 'data/style-clipped.yaml'
    }
  ],
  'machine-words': [
    broken('a folder of a machine', 'docs/guide.md', `In ${MACHINE_PATH}.\n`, 'a path of one machine'),
    broken('a registry', 'docs/guide.md', `# Guide\n\nFrom ${REGISTRY}.\n`, 'a package registry')
  ]
}

/** Valid, although it looks like what a check refuses. */
const ALLOWED: Record<string, Changes[]> = {
  'front-matter': [{ 'pages/en/about/index.mdx': swap('[sa-jobseeker]', '[paper]') }],
  ids: [{ [EN]: append('<Figure id="jobseeker.rate.single" on="2025-09-20" />') }],
  'typed-figures': [
    { [EN]: append('Bring two forms of ID. The Act of 1991 has 1,000 pages, 10 000 words.') },
    { [EN]: append('{/* about $50 */}') }
  ],
  links: [{ [EN]: append('See [the steps](#claim) or [who pays](/en/guide#who).') }],
  translations: [
    { [EN]: append('<Term id="job-plan" />') },
    {
      [EN]: swap('faq:', 'answer:\n  say: Call today.\n  next: /about\nfaq:'),
      [ZH]: swap('faq:', 'answer:\n  say: 今天就打电话。\n  next: /about\nfaq:')
    }
  ],
  states: [
    { [EN]: append(stateList()) },
    {
      [EN]: append(
        stateList('<ByState>', '<ByState without="wa nt">').replace(/<State id="(?:wa|nt)">[^/]*<\/State>\n\n/g, '')
      )
    },
    { [EN]: append(stateList('<State id="tas">', '<State id="tas nt">').replace(/<State id="nt">[^/]*<\/State>/, '')) }
  ],
  'figures-zh': [
    { [ZH]: append('<Figure id="jobseeker.rate.single" per lead="最多" />，或者最多 <Figure id="claim.days" />。') }
  ],
  'headings-zh': [{ [EN]: append('## Who to call [#phone]\n\nCall.'), [ZH]: append('## 打给谁 [#phone]\n\n打电话。') }],
  'labels-zh': [
    { [ZH]: append('选 <Lang lang="en">Payments and Claims</Lang>（福利金与申领）。再选 Payments and Claims。') },
    { [ZH]: append('选开始（Get started），看 Small Claims 的网页。') }
  ],
  'terms-zh': [{ [ZH]: append('有人叫它“求职补助金”。') }, { [ZH]: append('申请求职者津贴，写求职计划。') }],
  style: [
    { 'data/style-en.yaml': STYLE_EN, [EN]: append('A somebody-else rule, and somebody else.') },
    { 'data/style-clipped.yaml': 'items: 1\n', [EN]: append('- A bill: ask.') }
  ],
  'machine-words': [{ 'docs/guide.md': 'See /en/work-rights and https://a.example/work/rules.\n' }]
}

afterAll(removeSites)

/** Words of parsers, which mean nothing to people who write text. */
const JARGON = /Expected|enum|literal|implicit|mapping|Unexpected/

describe.each(checks)('$name', (check: Check) => {
  const cases = BROKEN[check.name] ?? []

  it('reports nothing about a valid site', () => {
    expect(problemsOf(check)).toEqual([])
  })

  it('is tested', () => {
    expect(cases.length).toBeGreaterThan(0)
  })

  it.each(cases)('refuses: $what', ({ changes, says, file = EN, on }) => {
    const found = problemsOf(check, changes).filter(problem => problem.message.includes(says) && problem.file === file)
    expect(found.length).toBeGreaterThan(0)
    for (const { message, fix } of found) {
      expect(fix).not.toBe('')
      expect(fix).not.toContain('.ts')
      expect(message).not.toMatch(JARGON)
    }
    if (on) expect(found.map(({ line }) => line)).toContain(lineOf(file, on, changes))
  })

  it.each(ALLOWED[check.name] ?? [])('allows %j', changes => {
    expect(problemsOf(check, changes)).toEqual([])
  })
})

describe('typedIn', () => {
  const amounts = ['$824.90', 'AUD 50', '50 cents', '50元', '９０ 澳元', '12%', '12 percent', '百分之十']
  const short = ['13 11 14', '131 450', 'call 000', '打 000，']
  const long = ['1800 737 732', '1300 22 4636', '02 6243 1111', '(02) 6243 1111', '0477 131 114']
  const hours = ['9am', '5 p.m.', '17:00', '下午 5 点', '24/7']

  it.each([...amounts, ...short, ...long, ...hours])('finds %s', text => {
    expect(typedIn(text)).not.toEqual([])
  })

  const dates = ['2025 年 11 月 13 日', 'the 1991 Act', '24 小时']

  it.each([...dates, 'step 3 of 5', '1,000 people', '10 000', 'emergency-000', 'page 1300'])('allows %s', text => {
    expect(typedIn(text)).toEqual([])
  })
})

it('drafts has every sentence that new:page writes', () => {
  const root = makeSite()
  writeNewPage(root, { path: 'about/fines', titles: { en: 'Fines', zh: '罚款' } })
  const { pages } = readContext(root, TODAY)
  const written = pages
    .filter(({ path }) => path === '/about/fines')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'item'))
    .map(({ lines }) => lines.map(({ text }) => text).join(''))
  expect(written.sort()).toEqual([...DRAFT_SENTENCES].sort())
})

it('the vocabulary lists the components that pages are given', async () => {
  const file = join(import.meta.dirname, '..', '..', 'components', 'content', 'mdx-components.tsx')
  const [, given = ''] = readFileSync(file, 'utf8').split('export const mdxComponents')
  // Calculators and the interview are imported by their own page, lists of all data and what has a style of its own by
  // the build.
  const lists = Object.keys(await import('../../components/content/Indexes.tsx'))
  const own = [
    'Calculator',
    'DaysTool',
    'LimitsByEvent',
    'NoticeRules',
    'PaymentsByEvent',
    'StoppedCauses',
    'WhatCanIGet',
    ...lists,
    ...Object.keys(STYLED)
  ]
  const everywhere = Object.keys(VOCABULARY).filter(name => !own.includes(name))
  expect(everywhere).toEqual([...given.matchAll(/^ {2}([A-Z]\w+)/gm)].map(([, name]) => name))
})

it('reading-level does not count the names of payments', () => {
  const check = checks.find(({ name }) => name === 'reading-level')
  const reported = (guide: string, home: string) =>
    check?.report?.(readContext(makeSite({ [EN]: append(guide), 'pages/en/index.mdx': append(home) }), TODAY))
  const plain = reported('Ask for the name.', 'Ask for the name.')
  expect(reported('Ask for the JobSeeker Payment.', 'Ask for the JSP.')).toEqual(plain)
  expect(plain?.[0]).toMatch(/^median school year -?\d+\.\d over 3 English pages/)
})

describe('npm run check', () => {
  const report = (root: string, ...names: string[]) => {
    const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
    return checkReport(readContext(root, TODAY), chosen)
  }

  it('prints a summary when there are no problems', () => {
    const { text, problems } = report(makeSite())
    expect(text).toContain(`${checks.length} checks, 0 problems`)
    expect(problems).toBe(0)
  })

  it('names file, line and fix, and exits with 1', async () => {
    const changes = { [EN]: append('## More\n\nText.') }
    const { status, output } = await callScript('check.ts', ['headings'], { FOOTHOLD_AS_AT: TODAY }, makeSite(changes))
    expect(output).toContain(`${EN}:${lineOf(EN, '## More', changes)} the heading has no id\n  fix: end it with`)
    expect(output).toContain('1 checks, 1 problems')
    expect(status).toBe(1)
  })

  it('warns of a scheme that has ended since its page was checked, and fails once the page is checked again', async () => {
    const ending = { 'data/figures/jobseeker.yaml': swap('  calendar: none', "  calendar: none\n  ends: '2026-12-31'") }
    const check = (changes: Changes, day: string) =>
      callScript('check.ts', ['ids'], { FOOTHOLD_AS_AT: day }, makeSite(changes))
    expect((await check(ending, '2026-12-31')).output).not.toContain('warning')
    const { status, output } = await check(ending, '2027-01-01')
    expect(output).toContain(`warning: claim.days ended on 2026-12-31 and is shown on ${EN}; npm run -s report -- due`)
    expect(output).toContain('1 checks, 0 problems')
    expect(status).toBe(0)
    const checkedAgain = { ...ending, [EN]: swap("reviewed: '2026-11-01'", "reviewed: '2027-01-02'") }
    const { status: failed, output: problems } = await check(checkedAgain, '2027-01-02')
    expect(problems).toContain('No value of claim.days is held for 2027-01-02; the newest ended on 2026-12-31.')
    expect(failed).toBe(1)
  })

  it('reports only data/ where it has problems: the others would follow from them', () => {
    const { text } = report(
      makeSite({ 'data/services.yaml': swap('  phone:', ' phone:'), [EN]: append('## More\n\nText.') })
    )
    expect(text).toMatch(/^data\/services\.yaml:\d+ the file cannot be read/m)
    expect(text).toContain(`1 checks, 1 problems\n${checks.length - 1} more checks wait until data/ is fixed`)
    expect(text).not.toContain('unknown id')
  })

  it('refuses a page of new:page until it is written, with front matter or without', () => {
    const root = makeSite()
    writeNewPage(root, { path: 'about/fines', titles: { en: 'Fines', zh: '罚款' } })
    expect(report(root, 'front-matter').text).toMatch(/fines\.mdx:5 “reviewed”/)
    for (const language of ['en', 'zh']) {
      const file = join(root, `pages/${language}/about/fines.mdx`)
      const filled = readFileSync(file, 'utf8')
        .replace("description: ''", 'description: What to do about a fine.')
        .replace("reviewed: ''", `reviewed: '${TODAY}'`)
        .replace('sources: []', 'sources: [sa-jobseeker, dss-list]')
      writeFileSync(file, filled)
    }
    const { text } = report(root, 'front-matter', 'drafts', 'headings', 'ids')
    expect(text).toContain('an id is empty')
    expect(text).toContain('“The answer in one sentence comes first.” is a sentence of the draft')
    expect(text).toContain('“第一步。” is a sentence of the draft')
    expect(text).toContain('there is nothing under the heading')
  })
})
