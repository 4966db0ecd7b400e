import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readContext } from '../../scripts/checks/context.ts'
import { checks } from '../../scripts/checks/index.ts'
import { typedIn } from '../../scripts/checks/typed-figures.ts'
import type { Check } from '../../scripts/checks/types.ts'
import { VOCABULARY } from '../../scripts/checks/vocabulary.ts'
import { DRAFT_SENTENCES, writeNewPage } from '../../scripts/lib/new-page.ts'
import { runScript } from './run-script.ts'
import { append, lineOf, makeSite, problemsOf, removeSites, swap, TODAY, type Changes } from './site.ts'

const EN = 'pages/en/guide.mdx'
const ZH = 'pages/zh/guide.mdx'
const LEDGER = 'data/published-ids.yaml'

/** What is spoilt, and what the check must say about it. */
interface Spoilt {
  what: string
  changes: Changes
  /** Part of the message. */
  says: string
  file?: string
  /** A text on the line that the problem must name. */
  on?: string | undefined
}

/** A line added to the end of the English guide. */
function added(text: string, says: string): Spoilt {
  return { what: text, changes: { [EN]: append(text) }, says, on: text }
}

/** A line added to the end of the Chinese guide. */
function addedZh(text: string, says: string): Spoilt {
  return { what: text, changes: { [ZH]: append(text) }, says, file: ZH, on: text }
}

function swapped(from: string, to: string, says: string, on = to): Spoilt {
  return { what: `${from} → ${to}`, changes: { [EN]: swap(from, to) }, says, on }
}

/** As `swapped`, where the Chinese page is the one reported for not agreeing. */
function unlikeTwin(from: string, to: string, says: string): Spoilt {
  return { what: `${from} → ${to}`, changes: { [EN]: swap(from, to) }, says, file: ZH }
}

const LONG_WORDS =
  'Notwithstanding considerable administrative complications, individuals experiencing unemployment necessarily demonstrate continuing eligibility'

const OVERVIEW = partOf('AllFigures')

/** A page with one component. */
function partOf(component: string): string {
  return `---\ntitle: A list\ndescription: All of it.\n---\n\n<${component} />\n`
}

const SPOILT: Record<string, Spoilt[]> = {
  data: [
    {
      what: 'a figure without a known source',
      changes: { 'data/figures/jobseeker.yaml': swap('source: dss-list', 'source: dss-lost') },
      file: 'data/figures/jobseeker.yaml',
      on: 'dss-lost',
      says: 'unknown source “dss-lost”'
    }
  ],
  changes: [
    {
      what: 'a change told on a page that is not there',
      changes: { 'data/changes.yaml': swap('[/guide]', '[/lost]') },
      file: 'data/changes.yaml',
      on: 'rates-went-up',
      says: 'there is no page /en/lost'
    },
    {
      what: 'a typed amount',
      changes: { 'data/changes.yaml': swap('It is {figure:jobseeker.rate.single@2026-09-20}', 'It is $824.90') },
      file: 'data/changes.yaml',
      on: 'rates-went-up',
      says: 'an amount of money is typed'
    },
    {
      what: 'an unknown figure',
      changes: { 'data/changes.yaml': swap('It is {figure:jobseeker.rate.single', 'It is {figure:jobseeker.rate.lost') },
      file: 'data/changes.yaml',
      on: 'rates-went-up',
      says: 'unknown id “jobseeker.rate.lost”'
    },
    {
      what: 'a figure of no day',
      changes: { 'data/changes.yaml': swap('It is {figure:jobseeker.rate.single@2026-09-20}', 'It is {figure:jobseeker.rate.single}') },
      file: 'data/changes.yaml',
      on: 'rates-went-up',
      says: '{figure:jobseeker.rate.single} names no day'
    },
    {
      what: 'an indexation that is not told',
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
  'published-ids': [
    {
      what: 'a figure that was renamed',
      changes: { 'data/figures/jobseeker.yaml': swap('id: claim.days', 'id: claim.time') },
      file: LEDGER,
      on: 'claim.days',
      says: '“claim.days” was published in /figures.json, and is no longer there'
    },
    {
      what: 'a service that is no longer shown',
      changes: { 'data/services.yaml': swap('status: verified', 'status: unverified') },
      file: LEDGER,
      on: 'lifeline',
      says: '“lifeline” was published in /services.json'
    },
    {
      what: 'a new word',
      changes: { [LEDGER]: swap('- job-plan', '') },
      file: LEDGER,
      on: 'glossary:',
      says: '“job-plan” is new in /glossary.json'
    },
    { what: 'no ledger', changes: { [LEDGER]: null }, file: LEDGER, says: 'this is not a list' }
  ],
  mdx: [
    added('</Urgent>', 'a closing tag </…> has no opening tag'),
    added('Ages <5 people.', 'the sign < begins a component'),
    added('Read <https://a.example>.', 'an address stands in < >'),
    added('<!-- later -->', 'a comment is written'),
    added('<Phone id=lifeline />', 'is not in quotes'),
    { ...added('<Phone id="lifeline" ', 'tag or quotation mark is opened'), on: undefined },
    added('Write { here.', 'the sign { begins code'),
    added('import taxes are not paid', 'is read as code'),
    { ...added('<Steps>\n\n1. Call.', 'a tag is opened and not closed'), on: '<Steps>\n\n1. Call.' },
    { what: 'no front matter', changes: { [EN]: 'You can.\n' }, says: 'no front matter' },
    { what: 'a list for front matter', changes: { [EN]: '---\n- a\n---\n\nYou can.\n' }, says: 'not a list of keys' },
    swapped('title: Claim a payment', 'title: Claim: a payment', 'a colon stands inside text')
  ],
  days: [
    {
      what: 'a page read on a day to come',
      changes: { 'data/services.yaml': swap("checked: '2026-11-20'", "checked: '2031-01-01'") },
      file: 'data/services.yaml',
      on: '2031-01-01',
      says: 'checked is 2031-01-01, a day to come'
    },
    {
      what: 'a value from a page of a day to come',
      changes: { 'data/figures/jobseeker.yaml': swap('status: corroborated', "page_date: '2029-08-20', status: corroborated") },
      file: 'data/figures/jobseeker.yaml',
      on: '2029-08-20',
      says: 'page_date is 2029-08-20'
    }
  ],
  'file-names': [
    {
      what: 'a page with another ending',
      changes: { 'pages/en/about/plain.md': '# Free\n' },
      file: 'pages/en/about/plain.md',
      says: 'is no page'
    },
    {
      what: 'a page with capitals and a space',
      changes: { 'pages/zh/My Page.mdx': '' },
      file: 'pages/zh/My Page.mdx',
      says: 'not a name for an address'
    },
    {
      what: 'a folder with capitals',
      changes: { 'pages/en/Legal/fines.mdx': '' },
      file: 'pages/en/Legal/fines.mdx',
      says: 'not a name for an address'
    },
    {
      what: 'a data file with another ending',
      changes: { 'data/figures/new.yml': '[]\n' },
      file: 'data/figures/new.yml',
      says: 'is not read'
    }
  ],
  drafts: [
    added('The answer in one sentence comes first.', 'a sentence of the draft'),
    added('<Steps>\n\n1. The first step.\n\n</Steps>', 'a sentence of the draft'),
    addedZh('第一句话就给出答案。', 'a sentence of the draft')
  ].map(spoilt => ({ ...spoilt, on: undefined })),
  'front-matter': [
    swapped('title: Claim a payment\n', '', '“title” is missing', 'description:'),
    swapped('description: What you get', "description: ''\nsidebarTitle: What you get", '“description” is empty', "description: ''"),
    swapped('faq:', 'safety: yes\nfaq:', '“safety” can only be true', 'safety:'),
    swapped('audience: [jobseeker]', 'audience: jobseeker', '“audience” must be a list', 'audience:'),
    swapped('audience: [jobseeker]', 'audience: [jobseekers]', '“audience” is “jobseekers”, which is none of: jobseeker', 'jobseekers'),
    swapped('reviewed:', 'checked: 1\nreviewed:', 'unknown key “checked”', 'checked'),
    swapped("'2026-11-01'", "'2026-02-30'", 'reviewed', '2026-02-30'),
    swapped("'2026-11-01'", "'2026-11-21'", 'in the future', '2026-11-21'),
    swapped('What you get,', `What ${'very '.repeat(30)}get,`, 'characters', 'description:'),
    swapped('[sa-jobseeker, dss-list]', '[sa-jobseeker]', 'fewer than two sources', 'sources:'),
    swapped('[sa-jobseeker, dss-list]', '[paper, dss-list]', 'no source is official', 'sources:'),
    {
      what: 'a section index without any source',
      changes: { 'pages/en/about/index.mdx': swap('[sa-jobseeker]', '[]') },
      file: 'pages/en/about/index.mdx',
      on: 'sources',
      says: 'sources'
    }
  ],
  headings: [
    added('# Title [#title]', 'a # heading'),
    added('## More', 'no id'),
    added('## More [#more]', 'nothing stands under the heading'),
    { ...added('## More [#more]\n\n## Last [#last]\n\nText.', 'nothing stands under the heading'), on: '## More' },
    added('## More [#Mehr Text]', 'not kebab-case'),
    addedZh('## 更多 [#更多]', 'not kebab-case'),
    added('## More [#claim]', 'used twice'),
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
    added('<Fact id="claim.days" />', 'unknown component <Fact>'),
    added('<Note kind="loud">Careful.</Note>', '“loud” is none of info, changed, announced'),
    added('<Figure name="claim.days" />', '<Figure> has no id'),
    added('<Figure id="claim.days" bold />', '<Figure> knows no bold'),
    added("<Figure id={'claim.days'} />", 'id of <Figure> is code'),
    swapped('{date:iea.start}', '{date:iea.end}', 'unknown id “iea.end”', 'iea.end'),
    swapped('{date:iea.start}', '{day:iea.start}', 'unknown placeholder {day:iea.start}', 'day:iea'),
    swapped('[sa-jobseeker, dss-list]', '[sa-jobseeker, dss-gone]', 'unknown id “dss-gone”', 'dss-gone')
  ],
  'typed-figures': [
    added('It is $50 a week.', 'an amount of money'),
    added('It is $**50** a week.', 'an amount of money'),
    added('It is $<Figure id="claim.days" />.', 'an amount of money'),
    added('Call 13 11 14 now.', 'a phone number'),
    added('Open 9am-5pm.', 'an hour of the day'),
    added('<Note>Up to 12 per cent.</Note>', 'a percentage'),
    added('<RatesTable caption="Under $9" figures="claim.days" />', 'an amount of money'),
    addedZh('每两周 50 澳元。', 'an amount of money'),
    addedZh('扣除５０％。', 'a percentage'),
    swapped('How much is it?', 'Is it $800?', 'an amount of money', 'Is it $800'),
    {
      what: 'a number in the text of a component',
      changes: { 'components/Button.tsx': swap('>Go<', '>Call 1800 737 732<') },
      file: 'components/Button.tsx',
      on: '1800',
      says: 'a phone number'
    },
    {
      what: 'an amount in an interface word',
      changes: { 'i18n/en.ts': swap("'Call'", "'Get $50'") },
      file: 'i18n/en.ts',
      on: '$50',
      says: 'an amount of money'
    }
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
  twins: [
    { what: 'no Chinese page', changes: { [ZH]: null }, says: 'the page has no twin' },
    addedZh('## 更多 [#more]', 'heading 4 is h2 #more'),
    addedZh('<Phone id="lifeline" sms />', '<Phone lifeline sms>'),
    added('<Source id="dss-list" />', '<Source dss-list>'),
    added('<SayThis en="Hello" zh="你好" />', '<SayThis Hello / 你好>'),
    addedZh('请看[首页](/zh)。', 'the link to /'),
    unlikeTwin('{phone:lifeline}', 'us', '{phone:lifeline}'),
    unlikeTwin('[sa-jobseeker, dss-list]', '[sa-jobseeker, paper]', '“sources” differs'),
    unlikeTwin('audience: [jobseeker]', 'audience: [everyone]', '“audience” differs'),
    unlikeTwin("'2026-11-01'", "'2026-11-02'", '“reviewed” differs'),
    unlikeTwin('faq:', 'safety: true\nfaq:', '“safety” differs'),
    unlikeTwin('related: [/about]', 'related: [/]', '“related” differs'),
    unlikeTwin('faq:', 'faq:\n  - q: Who?\n    a: You.', '1 questions')
  ],
  meta: [
    {
      what: 'a page that is not listed',
      changes: { 'pages/en/about/_meta.ts': swap("index: 'About'", '') },
      file: 'pages/en/about/_meta.ts',
      says: 'the page “index” is not listed'
    },
    {
      what: 'a key without a page',
      changes: { 'pages/en/about/_meta.ts': swap("index: 'About'", "index: 'About',\n  team: 'Team'") },
      file: 'pages/en/about/_meta.ts',
      on: 'team:',
      says: 'there is no page “team”'
    },
    {
      what: 'another order in Chinese',
      changes: { 'pages/zh/_meta.ts': swap("index: 'Home',", "about: 'About', index: 'Home',") },
      file: 'pages/zh/_meta.ts',
      on: 'about:',
      says: 'elsewhere in the English order'
    },
    {
      what: 'no _meta.ts',
      changes: { 'pages/zh/about/_meta.ts': null },
      file: 'pages/zh/about/_meta.ts',
      says: 'has no _meta.ts'
    },
    {
      what: 'a comma too many',
      changes: { 'pages/zh/about/_meta.ts': swap("index: 'About'", "index: ,") },
      file: 'pages/zh/about/_meta.ts',
      on: 'index: ,',
      says: 'is not written as the lines around it'
    },
    {
      what: 'a computed default export',
      changes: { 'pages/zh/about/_meta.ts': 'export default makeMeta()\n' },
      file: 'pages/zh/about/_meta.ts',
      says: 'not a plain object'
    }
  ],
  parts: [
    {
      what: 'an area of figures that no page lists',
      changes: { 'pages/en/about/figures.mdx': OVERVIEW },
      file: 'pages/en/about/figures.mdx',
      says: 'nothing below /about/figures lists “figures”'
    },
    {
      what: 'a part of the sources that no Chinese page lists',
      changes: { 'pages/zh/about/sources.mdx': OVERVIEW, 'pages/zh/about/sources/services-australia.mdx': partOf('SourcesOf part="services-australia"') },
      file: 'pages/zh/about/sources.mdx',
      says: 'nothing below /about/sources lists “community-and-media”'
    },
    {
      what: 'a part listed on another page too',
      changes: {
        'pages/en/about/figures.mdx': OVERVIEW,
        'pages/en/about/figures/figures.mdx': partOf('FiguresOf area="figures"'),
        [EN]: append('<FiguresOf area="figures" />')
      },
      on: '<FiguresOf',
      says: 'stands on another page than its own'
    }
  ],
  'reading-level': [
    {
      what: 'one hard page',
      changes: { [EN]: append(`${LONG_WORDS}.\n\n`.repeat(9)) },
      says: 'reads at school year'
    },
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
    addedZh('请用myGov申报。', 'is set wrongly'),
    addedZh('这是*重要*的。', 'italics'),
    addedZh('**先打电话。**再去。', '** is printed'),
    { ...addedZh('你可以申请，\n也可以等。', 'line break'), on: '也可以等' },
    {
      what: 'a space missing in a question',
      changes: { [ZH]: swap('有多少？', 'GP是谁？') },
      file: ZH,
      on: 'GP是谁',
      says: 'is set wrongly'
    }
  ],
  'terms-zh': [addedZh('申请求职补助金。', '“求职补助金” is a variant')],
  'machine-words': [
    {
      what: 'a folder of a machine',
      changes: { 'docs/guide.md': `Look in ${['', 'home', 'anna', 'notes'].join('/')}.\n` },
      file: 'docs/guide.md',
      says: 'a path of one machine'
    },
    {
      what: 'a registry',
      changes: { 'docs/guide.md': `# Guide\n\nInstall from ${['registry', 'npmjs', 'org'].join('.')}.\n` },
      file: 'docs/guide.md',
      says: 'a package registry'
    }
  ]
}

/** Sound as it stands, though it looks like what a check refuses. */
const TOLERATED: Record<string, Changes[]> = {
  'front-matter': [{ 'pages/en/about/index.mdx': swap('[sa-jobseeker]', '[paper]') }],
  ids: [{ [EN]: append('<Figure id="jobseeker.rate.single" on="2025-09-20" />') }],
  'typed-figures': [
    { [EN]: append('Bring two forms of ID. The Act of 1991 has 1,000 pages, 10 000 words.') },
    { [EN]: append('{/* about $50 */}') }
  ],
  links: [{ [EN]: append('See [the steps](#claim) or [who pays](/en/guide#who).') }],
  twins: [{ [EN]: append('<Term id="job-plan" />') }],
  'terms-zh': [
    { [ZH]: append('有人叫它“求职补助金”。') },
    { [ZH]: append('申请求职者津贴，写就业规划书。') }
  ],
  'machine-words': [{ 'docs/guide.md': 'See /en/work-rights and https://a.example/work/rules.\n' }]
}

afterAll(removeSites)

/** Words of parsers, which say nothing to somebody who writes text. */
const PROGRAMMERS = /Expected|enum|literal|implicit|mapping|Unexpected/

describe.each(checks)('$name', (check: Check) => {
  const spoilt = SPOILT[check.name] ?? []

  it('passes a sound site', () => {
    expect(problemsOf(check)).toEqual([])
  })

  it('has a guard that is tried', () => {
    expect(spoilt.length).toBeGreaterThan(0)
  })

  it.each(spoilt)('refuses: $what', ({ changes, says, file = EN, on }) => {
    const found = problemsOf(check, changes).filter(
      problem => problem.message.includes(says) && problem.file === file
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { message, mend } of found) {
      expect(mend).not.toBe('')
      expect(mend).not.toContain('.ts')
      expect(message).not.toMatch(PROGRAMMERS)
    }
    if (on) expect(found.map(({ line }) => line)).toContain(lineOf(file, on, changes))
  })

  it.each(TOLERATED[check.name] ?? [])('lets pass: %j', changes => {
    expect(problemsOf(check, changes)).toEqual([])
  })
})

describe('typedIn', () => {
  it.each([
    '$824.90',
    'AUD 50',
    '50 cents',
    '50元',
    '９０ 澳元',
    '12%',
    '12 percent',
    '百分之十',
    '13 11 14',
    '131 450',
    '1800 737 732',
    '1300 22 4636',
    '02 6243 1111',
    '(02) 6243 1111',
    '0477 131 114',
    'call 000',
    '打 000，',
    '9am',
    '5 p.m.',
    '17:00',
    '下午 5 点',
    '24/7'
  ])('finds %s', text => {
    expect(typedIn(text)).not.toEqual([])
  })

  it.each([
    'step 3 of 5',
    '1,000 people',
    '10 000',
    '2025 年 11 月 13 日',
    'the 1991 Act',
    'emergency-000',
    'page 1300',
    '24 小时'
  ])('lets %s pass', text => {
    expect(typedIn(text)).toEqual([])
  })
})

describe('drafts', () => {
  it('knows every sentence that new:page writes', () => {
    const root = makeSite()
    writeNewPage(root, { path: 'about/fines', titles: { en: 'Fines', zh: '罚款' } })
    const { pages } = readContext(root, TODAY)
    const written = pages
      .filter(({ path }) => path === '/about/fines')
      .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'item'))
      .map(({ lines }) => lines.map(({ text }) => text).join(''))
    expect(written.sort()).toEqual([...DRAFT_SENTENCES].sort())
  })
})

describe('the vocabulary', () => {
  it('is what pages are given', async () => {
    const file = join(import.meta.dirname, '..', '..', 'components', 'content', 'mdx-components.tsx')
    const [, given = ''] = readFileSync(file, 'utf8').split('export const mdxComponents')
    // Calculators are imported by their own page, lists of all data by the build.
    const lists = Object.keys(await import('../../components/content/Indexes.tsx'))
    const everywhere = Object.keys(VOCABULARY).filter(name => !name.endsWith('Calculator') && !lists.includes(name))
    expect(everywhere).toEqual([...given.matchAll(/^ {2}([A-Z]\w+)/gm)].map(([, name]) => name))
  })
})

describe('reading-level', () => {
  it('does not count the names of payments', () => {
    const check = checks.find(({ name }) => name === 'reading-level')
    const sound = readContext(makeSite(), TODAY)
    const named = readContext(
      makeSite({
        [EN]: append('Ask for the JobSeeker Payment.'),
        'pages/en/index.mdx': append('Ask for the JSP.')
      }),
      TODAY
    )
    const plain = readContext(
      makeSite({ [EN]: append('Ask for the name.'), 'pages/en/index.mdx': append('Ask for the name.') }),
      TODAY
    )
    expect(check?.report?.(named)).toEqual(check?.report?.(plain))
    expect(check?.report?.(sound)[0]).toMatch(/^median school year -?\d+\.\d over 3 English pages/)
  })
})

describe('npm run check', () => {
  function check(root: string, ...names: string[]) {
    return runScript('check.ts', names, { FOOTHOLD_AS_AT: TODAY }, root)
  }

  it('ends with 0 and a summary where all is well', () => {
    const { status, stdout } = check(makeSite())
    expect(stdout).toContain(`${checks.length} checks, 0 problems`)
    expect(status).toBe(0)
  })

  it('names file, line and mend, and ends with 1', () => {
    const changes = { [EN]: append('## More\n\nText.') }
    const { status, stdout } = check(makeSite(changes), 'headings')
    expect(stdout).toContain(
      `${EN}:${lineOf(EN, '## More', changes)} the heading has no id\n  mend: end it with`
    )
    expect(stdout).toContain('1 checks, 1 problems')
    expect(status).toBe(1)
  })

  it('says only what is wrong with data/, where something is: the rest would follow from it', () => {
    const changes = { 'data/services.yaml': swap('  phone:', ' phone:'), [EN]: append('## More\n\nText.') }
    const { status, stdout } = check(makeSite(changes))
    expect(stdout).toMatch(/^data\/services\.yaml:\d+ the file cannot be read/m)
    expect(stdout).toContain(`1 checks, 1 problems\n${checks.length - 1} more checks wait until data/ is mended`)
    expect(stdout).not.toContain('unknown id')
    expect(status).toBe(1)
  })

  it('refuses a page of new:page until it is written, front matter or not', () => {
    const root = makeSite()
    writeNewPage(root, { path: 'about/fines', titles: { en: 'Fines', zh: '罚款' } })
    expect(check(root, 'front-matter').stdout).toMatch(/fines\.mdx:5 “reviewed”/)
    for (const language of ['en', 'zh']) {
      const file = join(root, `pages/${language}/about/fines.mdx`)
      const filled = readFileSync(file, 'utf8')
        .replace("description: ''", 'description: What to do about a fine.')
        .replace("reviewed: ''", `reviewed: '${TODAY}'`)
        .replace('sources: []', 'sources: [sa-jobseeker, dss-list]')
      writeFileSync(file, filled)
    }
    const { status, stdout } = check(root, 'front-matter', 'drafts', 'headings')
    expect(stdout).toContain('“The answer in one sentence comes first.” is a sentence of the draft')
    expect(stdout).toContain('“第一步。” is a sentence of the draft')
    expect(stdout).toContain('nothing stands under the heading')
    expect(status).toBe(1)
  })

  it('explains itself and refuses an unknown name', () => {
    expect(runScript('check.ts', ['--help']).stdout).toContain('typography-zh')
    expect(runScript('check.ts', ['nonsense']).status).toBe(2)
  })
})
