/** A small valid site in a temporary folder, which tests break one part at a time. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readContext } from '../../scripts/checks/context.ts'
import { readPages } from '../../scripts/checks/pages.ts'
import type { Check, Context, Problem } from '../../scripts/checks/context.ts'

type Files = Record<string, string>

/** New text for a path; a function edits the valid text; `null` leaves the file out. */
export type Changes = Record<string, string | null | ((valid: string) => string)>

export const TODAY = '2026-11-20'

const DATA: Files = {
  'data/figures/jobseeker.yaml': `# JobSeeker Payment
- id: jobseeker.rate.single
  label: { en: 'JobSeeker, single', zh: 求职者津贴，单身 }
  unit: money
  period: fortnight
  calendar: mar-sep
  values:
    - { from: '2025-09-20', value: 79360, source: sa-jobseeker, status: superseded }
    - { from: '2026-09-20', value: 82490, source: dss-list, status: corroborated }
- id: claim.days
  label: { en: 'Days to claim', zh: 申请期限 }
  unit: days
  calendar: none
  values:
    - from: '2024-01-01'
      value: 14
      source: sa-jobseeker
      status: verified
- id: doubtful.rate
  label: { en: 'A doubtful rate', zh: 存疑的标准 }
  unit: money
  calendar: none
  values:
    - { from: '2024-01-01', value: 100, source: sa-jobseeker, status: unverified }
`,
  'data/services.yaml': `- id: lifeline
  name: { en: Lifeline, zh: Lifeline }
  needs: [crisis]
  states: [national]
  phone: '13 11 14'
  hours: { always: true }
  about: { en: Crisis support, zh: 危机支持 }
  source: sa-jobseeker
  checked: '2026-11-20'
  status: verified
- id: old-line
  name: { en: Old line, zh: 旧热线 }
  needs: [crisis]
  states: [national]
  phone: '13 11 15'
  about: { en: Unknown, zh: 不明 }
  source: sa-jobseeker
  checked: '2026-11-20'
  status: unverified
`,
  'data/glossary.yaml': `- id: jobseeker-payment
  category: payments
  en: JobSeeker Payment (JSP)
  zh: 求职者津贴
  variants_zh: [求职补助金, 求职者津, 申请]
  banned_zh: [{ word: 寻工金, why: nobody says it }]
  status: verified
  meaning: { en: Money while you look for work, zh: 找工作期间领的钱 }
- id: job-plan
  category: compliance
  en: Job Plan
  zh: 求职计划
  variants_zh: [就业规划书]
  status: unverified
  meaning: { en: What you agree to do, zh: 你同意做的事 }
`,
  'data/figure-families.yaml': `- id: jobseeker.rates
  name: { en: Rates, zh: 标准 }
  by: { en: Household, zh: 家庭 }
  columns: [{ en: Amount, zh: 金额 }]
  rows:
    - name: { en: Single, zh: 单身 }
      figures: [jobseeker.rate.single]
    - name: { en: Other, zh: 其他 }
      figures: [doubtful.rate]
`,
  'data/headings.yaml': `- { id: who-to-call, en: Who to call, zh: 打给谁 }
`,
  'data/labels.yaml': `- { id: get-started, en: Get started, zh: 开始 }
- { id: claims, en: Claims, zh: 申领 }
- { id: payments-and-claims, en: Payments and Claims, zh: 福利金与申领 }
`,
  'data/sources.yaml': `- id: sa-jobseeker
  title: JobSeeker Payment
  publisher: Services Australia
  url: https://www.servicesaustralia.gov.au/jobseeker-payment
  kind: official
  author: government
- id: dss-list
  title: Payment rates
  publisher: DSS
  url: https://www.dss.gov.au/rates
  kind: copy
  author: government
- id: paper
  title: A newspaper
  publisher: The Paper
  url: https://paper.example/a
  kind: other
  author: press
`,
  'data/dates.yaml': `- id: iea.start
  label: { en: The start, zh: 开始 }
  date: '2025-11-01'
  source: sa-jobseeker
  status: verified
`,
  'data/contacts.yaml': `- { id: danger, name: { en: Danger, zh: 有危险 }, services: [lifeline], every_page: danger }
- { id: talk, name: { en: To talk, zh: 想说话 }, services: [lifeline], every_page: crisis }
- { id: home, name: { en: At home, zh: 在家 }, services: [lifeline], every_page: violence }
`,
  'data/papers.yaml': `- { id: lease, name: { en: Lease, zh: 租约 } }
`,
  'data/claims-to-make.yaml': `- id: jobseeker
  payments: [jobseeker]
  name: { en: JobSeeker Payment, zh: 求职者津贴 }
  phone: lifeline
  page: /guide
  papers: [lease]
  sources: [sa-jobseeker]
`,
  'data/errands.yaml': `- id: claim
  name: { en: Claim JobSeeker Payment, zh: 申领求职者津贴 }
  claim: jobseeker
  phone: lifeline
  say:
    - { en: I want to claim., zh: 我想申领。 }
    - { en: What is missing?, zh: 还缺什么？ }
  ask:
    - { en: Do I have to wait?, zh: 要不要等？ }
    - { en: What is next?, zh: 接下来做什么？ }
  deadline: { en: Claim today., zh: 今天就申领。 }
  sources: [sa-jobseeker]
`,
  'data/public-holidays.yaml': `- id: new-year
  name: { en: New Year’s Day, zh: 元旦 }
  states: [national]
  rule: { month: 1, date: 1 }
  source: sa-jobseeker
  status: verified
`,
  'data/events.yaml': `- id: claimed
  area: claim
  ask: { en: I claimed, zh: 我已申领 }
  day: { en: The day, zh: 日期 }
`,
  'data/time-limits.yaml': `- id: claim-lodged
  area: claim
  label: { en: Lodge the claim, zh: 提交申领 }
  triggers: [claimed]
  length: claim.days
  missed: { en: A day is lost, zh: 少一天 }
  late: { en: Lodge it today, zh: 今天就交 }
  page: /guide
  service: lifeline
  section: The Act
  sources: [sa-jobseeker]
  status: verified
`,
  'data/reporting-days.yaml': `- id: easter.friday
  holiday: { en: Easter, zh: 复活节 }
  who: reporting
  normal: '2026-04-03'
  report: '2026-04-01'
  paid: '2026-04-02'
  next: '2026-04-20'
  source: sa-jobseeker
  status: verified
`,
  'data/notice-to-leave.yaml': `- id: nsw.periodic
  state: nsw
  agreements: [periodic]
  reasons: [to-sell]
  length: claim.days
  section: The Act
`,
  'data/renters-help.yaml': `- { id: nsw, service: lifeline, reason_needed: iea.start }
`,
  'data/payment-stopped.yaml': `- id: not-reported
  type: late
  seen: { en: A report is due, zh: 有申报待办 }
  cause: { en: Nothing was reported, zh: 没有申报 }
  first: { en: Report now, zh: 现在申报 }
  service: lifeline
  say: { en: Please take my report, zh: 请接受我的申报 }
  limit: claim-lodged
  back_pay: { en: 'Yes', zh: 会补发 }
  page: /guide
  sources: [sa-jobseeker]
  status: verified
`,
  'data/statements.yaml': `- id: who-decides
  text: { en: 'Centrelink decides. It pays {figure:jobseeker.rate.single}.', zh: '由 Centrelink 决定，金额是{figure:jobseeker.rate.single}。' }
  sources: [sa-jobseeker]
`,
  'data/questions/guide.yaml': `- id: guide.rate
  ask: { en: [how much do i get], zh: [能拿多少钱] }
  page: /guide
  heading: rate
  contains: { figures: [jobseeker.rate.single], statements: [who-decides], en: [Centrelink decides], zh: [求职者津贴] }
- id: guide.call
  ask: { en: [who do i ring], zh: [打给谁] }
  page: /guide
  contains: { services: [lifeline], dates: [iea.start], en: [how much is it], zh: [当时是] }
- id: about.law
  ask: { en: [who are you, can i trust this], zh: [你们是谁] }
  page: /about
  danger: true
  contains: { en: [read the law], zh: [法律原文] }
`,
  'data/withdrawn.yaml': `- id: paid-by-the-state
  phrases: [the state pays it, 由州政府发放]
  reason: Centrelink pays it
`,
  'data/accessibility.yaml': `- { id: 2.1.1, level: A, name: { en: Keyboard, zh: 键盘 }, state: met, tested: [keyboard] }
`,
  'data/claims.yaml': `- id: wrong-rate
  claim: { en: It pays more, zh: 金额更高 }
  verdict: wrong
  figures: [jobseeker.rate.single]
  answer: { en: It does not, zh: 并非如此 }
`,
  'data/published-ids.yaml': `figures:
  - jobseeker.rate.single
  - claim.days
  - doubtful.rate
services:
  - lifeline
glossary:
  - jobseeker-payment
  - job-plan
`,
  'data/changes.yaml': `- id: rates-went-up
  date: '2026-09-20'
  title: { en: The rate went up, zh: 标准上调 }
  text: { en: 'It is {figure:jobseeker.rate.single@2026-09-20}.', zh: '现在是{figure:jobseeker.rate.single@2026-09-20}。' }
  figures: [jobseeker.rate.single]
  pages: [/guide]
`
}

const META = `import type { MetaRecord } from 'nextra'

export default {
  index: 'Home',
  '-': { type: 'separator', title: 'Topics' },
  guide: 'Guide',
  about: { title: 'About' }
} satisfies MetaRecord
`

const ABOUT_EN = 'We check each page. Go [to the start](/en).\n\n## How we check [#method]\n\nWe read the law.'
const ABOUT_ZH = '我们核对每一页。[回到首页](/zh)。\n\n## 怎样核对 [#method]\n\n我们阅读法律原文。'
const ABOUT_META = `const meta = {
  index: 'About'
}

export default meta
`

const SHARED_MATTER = `audience: [jobseeker]
reviewed: '2026-11-01'
sources: [sa-jobseeker, dss-list]
related: [/about]
`

const GUIDE_EN = `---
title: Claim a payment
description: What you get, up to {figure:jobseeker.rate.single}, and how to claim it.
${SHARED_MATTER}faq:
  - q: How much is it?
    a: It is {figure:jobseeker.rate.single@2025-09-20}. Call {phone:lifeline} after {date:iea.start}.
---

You can get <Figure id="jobseeker.rate.single" per /> while you look for work. See [how we check](/en/about#method).

## What you get [#rate]

<RatesTable caption="What you get" figures="jobseeker.rate.single" compare="2025-09-20" />

### Who pays it [#who]

<Statement id="who-decides" />

The <Term id="jobseeker-payment" /> is paid since <DateOf id="iea.start" />. Read <Source id="sa-jobseeker">the official page</Source>.

## How to claim [#claim]

<Steps>

1. Claim within <Figure id="claim.days" />.
2. Call <Phone id="lifeline" />.

</Steps>

<SayThis en="Can I speak to someone in Mandarin?" zh="可以请会说普通话的人接听吗？" />

<Urgent ids="lifeline" />
`

const GUIDE_ZH = `---
title: 申请津贴
description: 你能领多少（{amount:jobseeker.rate.single}），怎样申请。
${SHARED_MATTER}faq:
  - q: 有多少？
    a: 当时是{figure:jobseeker.rate.single@2025-09-20}。{date:iea.start} 之后请打 {phone:lifeline}。
---

找工作期间，你可以领 <Figure id="jobseeker.rate.single" per />。请看[我们怎样核对](/zh/about#method)。

## 你能领多少 [#rate]

<RatesTable caption="你能领多少" figures="jobseeker.rate.single" compare="2025-09-20" />

### 由谁发放 [#who]

<Statement id="who-decides" />

<Term id="jobseeker-payment" /> 从 <DateOf id="iea.start" /> 起发放。请看<Source id="sa-jobseeker">官方页面</Source>。

## 怎样申请 [#claim]

<Steps>

1. 在 <Figure id="claim.days" /> 内申请。
2. 打 <Phone id="lifeline" />，用 myGov 也可以。

</Steps>

<SayThis en="Can I speak to someone in Mandarin?" zh="可以请会说普通话的人接听吗？" />

<Urgent ids="lifeline" />
`

function page(title: string, description: string, body: string): string {
  return `---
title: ${title}
description: ${description}
audience: [everyone]
reviewed: '2026-11-01'
sources: [sa-jobseeker]
---

${body}
`
}

const VALID: Files = {
  ...DATA,
  'pages/en/_meta.ts': META,
  'pages/zh/_meta.ts': "export { default } from '../en/_meta'\n",
  'pages/en/about/_meta.ts': ABOUT_META,
  'pages/zh/about/_meta.ts': "export { default } from '../../en/about/_meta'\n",
  'pages/en/index.mdx': page('Home', 'Start here.', 'We help you. Read the [guide](/en/guide).'),
  'pages/zh/index.mdx': page('首页', '从这里开始。', '我们帮助你。请看[申请指南](/zh/guide)。'),
  'pages/en/about/index.mdx': page('About', 'Who we are.', ABOUT_EN),
  'pages/zh/about/index.mdx': page('关于', '我们是谁。', ABOUT_ZH),
  'pages/en/guide.mdx': GUIDE_EN,
  'pages/zh/guide.mdx': GUIDE_ZH,
  'components/Button.tsx': `import './50%.css'

/** Pays $50, a comment. */
export function Button() {
  return <button className="w-50%" style={{ width: '100%' }}>Go</button>
}
`,
  'i18n/en.ts': `export const en = { call: 'Call', margin: '0px -80% 0px' }\n`
}

const made: string[] = []

/** Writes the site and returns its folder. @throws where a change changes nothing */
export function makeSite(changes: Changes = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'foothold-'))
  made.push(root)
  write(root, new Set([...Object.keys(VALID), ...Object.keys(changes)]), changes)
  return root
}

function write(root: string, paths: Iterable<string>, changes: Changes): void {
  for (const path of paths) {
    const file = join(root, path)
    const text = changed(path, changes)
    if (text === null) {
      rmSync(file, { force: true })
    } else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

function changed(path: string, changes: Changes): string | null {
  const valid = VALID[path] ?? ''
  const change = changes[path]
  if (change === undefined) return VALID[path] ?? null
  if (typeof change !== 'function') return change
  const text = change(valid)
  if (text === valid) throw new Error(`The change to ${path} changes nothing.`)
  return text
}

export function swap(from: string, to: string): (valid: string) => string {
  return valid => valid.replace(from, () => to)
}

export function append(lines: string): (valid: string) => string {
  return valid => `${valid}\n${lines}\n`
}

let unchanged: Context | undefined

/** What a check reports about a site. All tests share one site, and only changed files are read again. */
export function problemsOf(check: Check, changes: Changes = {}): Problem[] {
  unchanged ??= readContext(makeSite(), TODAY)
  const paths = Object.keys(changes)
  write(unchanged.root, paths, changes)
  try {
    return check.run(contextWith(unchanged, paths, changes))
  } finally {
    write(unchanged.root, paths, {})
  }
}

function contextWith(context: Context, paths: string[], changes: Changes): Context {
  if (paths.some(path => path.startsWith('data/'))) return readContext(context.root, TODAY)
  const folder = mkdtempSync(join(tmpdir(), 'foothold-'))
  write(folder, paths, changes)
  const { pages, broken } = readPages(folder)
  rmSync(folder, { recursive: true })
  const all = [...context.pages.filter(({ file }) => !paths.includes(file)), ...pages]
  return { ...context, pages: all.sort((a, b) => a.file.localeCompare(b.file)), broken }
}

/** The number of the line with the first occurrence of a text in a file of the site. */
export function lineOf(path: string, needle: string, changes: Changes = {}): number {
  const before = (changed(path, changes) ?? '').split(needle)[0] ?? ''
  return before.split('\n').length
}

export function removeSites(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
}
