/** A small site in both languages, with the real index builder and engine. */
import type { Question } from '../../../rules/data/text-schemas.ts'
import { dangerTerms, packSteps } from '../../../search/danger/scorer.ts'
import { buildIndex, type PageSource, type WordSource } from '../../../search/build.ts'
import { Engine } from '../../../search/engine.ts'
import { sentenceTerms } from '../../../search/sentence.ts'
import type { Answer, SearchResponse, SectionText, SentenceModel } from '../../../search/types.ts'
import { sentenceModels } from '../../../scripts/search/sentences.ts'
import { foldingFor, pinyinOf } from '../../../scripts/search/words.ts'
import type { Language } from '../../../i18n/languages.ts'

type PageWords = [path: string, title: string, ...sections: SectionText[]]

const EN: PageWords[] = [
  ['', 'Start here', ['', '', 'What do you need today?']],
  [
    '/jobseeker/payment-rates',
    'JobSeeker payment rates',
    ['', '', 'A single person gets up to $824.90 a fortnight.'],
    ['history', 'How the rates changed', 'Rates change in March and September. Rent has its own rates.'],
    ['when', 'When the rates change', 'The rates change twice a year.'],
    ['less', 'Lower rates', 'Some people get lower rates.']
  ],
  [
    '/centrelink',
    'Centrelink services',
    ['', '', 'Centrelink pays JobSeeker Payment and Rent Assistance.'],
    ['call', 'Who to call', 'The employment line is\n132 850\nMonday to Friday']
  ],
  [
    '/housing/rent-assistance',
    'Rent Assistance',
    ['', '', 'Extra money for people who pay rent.'],
    ['apply', 'Claim it', 'You claim it with your payment.'],
    ['faq', 'Questions people ask', 'Is a caravan rent? A site fee counts as rent.']
  ],
  [
    '/calculators/rent-assistance',
    'Rent Assistance calculator',
    ['', '', 'Work out your Rent Assistance.'],
    ['what', 'What this does and does not do', 'It covers rent in a caravan park.']
  ],
  ['/calculators/what-can-i-get', 'What can I get?', ['', '', 'Every payment, with its amount.']],
  [
    '/redundancy',
    'Redundancy',
    ['', '', 'Your job is gone. What your employer owes you.'],
    ['tax', 'Tax', 'Some redundancy pay is tax free.']
  ],
  [
    '/helplines',
    'Phone numbers',
    ['', '', 'Every number.'],
    ['centrelink', 'Centrelink', 'Employment services\n132 850'],
    ['lifeline', 'Crisis', 'Lifeline\n13 11 14']
  ],
  ['/community/crisis/immediate-help', 'Help right now', ['', '', 'Call 000 in danger. Lifeline is 13 11 14.']],
  ['/jobseeker/rights/interpreters', 'Speak your language', ['', '', 'Somebody who speaks it with you.']],
  ['/glossary', 'Glossary', ['', '', 'Rent Assistance. JobSeeker Payment. Redundancy. Tax. Interpreter. Calculator.']]
]

const ZH: PageWords[] = [
  ['', '从这里开始', ['', '', '你今天需要什么？']],
  [
    '/jobseeker/payment-rates',
    '求职者津贴标准',
    ['', '', '单身人士每两周最多 824.90 澳元。'],
    ['history', '历次调整', '三月和九月调整。']
  ],
  [
    '/centrelink',
    'Centrelink 服务',
    ['', '', 'Centrelink 发放求职者津贴（JobSeeker Payment）。'],
    ['call', '该打哪个电话', '就业服务热线\n132 850']
  ],
  ['/housing/rent-assistance', '租房补助', ['', '', '给付房租的人的额外补助。租房补助不用单独申请。']],
  ['/retirement/age-pension', '养老金', ['', '', '年满规定年龄可以申请养老金。看看条件。']],
  ['/redundancy', '裁员', ['', '', '雇主应该付给你什么。']],
  ['/calculators/what-can-i-get', '我能领什么？', ['', '', '每一种福利金和金额。']]
]

const SYNONYMS: Record<Language, string[][]> = {
  en: [
    ['JobSeeker Payment', 'the dole', 'dole', 'newstart', '失业金', '求职者津贴'],
    ['redundancy', 'layoff', 'laid off', '裁员'],
    ['payment rates', 'how much', '多少钱'],
    ['Rent Assistance', 'rent help', '租房补助'],
    ['Centrelink', 'Centerlink'],
    ['calculator', 'calculate', '计算器']
  ],
  zh: [
    ['求职者津贴', '失业金', '牛奶金', 'dole', 'JobSeeker Payment'],
    ['租房补助', '房租补贴', 'Rent Assistance'],
    ['裁员', '被裁', 'layoff']
  ]
}

const PAGES: Record<Language, PageWords[]> = { en: EN, zh: ZH }

/** What the card of a page answers. */
const CARDS: Record<string, string> = { '/housing/rent-assistance': 'Up to $223.80 a fortnight · 132 850' }

/** What people ask of a page, and where it answers: the section, and the sentence in it. */
const ASKED: Record<Language, [path: string, section: number, answer: string, ...asked: string[]][]> = {
  en: [
    ['/redundancy', 0, 'What your employer owes you.', 'the factory shut and my boss kicked us all out'],
    ['/redundancy', 0, 'What your employer owes you.', 'boss says the factory has no work and i have to go'],
    [
      '/redundancy',
      1,
      'Some redundancy pay is tax free.',
      'does the tax office take a cut of what the factory gave me'
    ],
    ['/redundancy', 1, 'Some redundancy pay is tax free.', 'how much tax comes off the factory money'],
    [
      '/housing/rent-assistance',
      0,
      'Extra money for people who pay rent.',
      'the landlord wants more every week and i am broke'
    ],
    ['/housing/rent-assistance', 0, 'Extra money for people who pay rent.', 'landlord put it up again, i am broke'],
    ['/community/crisis/immediate-help', 0, 'Call 000 in danger.', 'somebody is outside my window right now'],
    ['/community/crisis/immediate-help', 0, 'Call 000 in danger.', 'somebody broke my window and is still here']
  ],
  zh: [
    ['/redundancy', 0, '雇主应该付给你什么。', '老板说厂子不开了叫我们明天别来'],
    ['/redundancy', 0, '雇主应该付给你什么。', '厂子关门了老板一分钱不给'],
    ['/housing/rent-assistance', 0, '租房补助不用单独申请。', '房东又要加钱我实在付不起了'],
    ['/housing/rent-assistance', 0, '租房补助不用单独申请。', '房东涨价，工资不够付'],
    ['/retirement/age-pension', 0, '看看条件。', '年纪大了干不动活'],
    ['/retirement/age-pension', 0, '看看条件。', '年纪大了没人雇']
  ]
}

/** The real models over the small site. */
function models(language: Language, pages: PageSource[], words: WordSource): Record<string, SentenceModel> {
  const questions = new Map<string, Question[]>()
  for (const [path, , , ...asked] of ASKED[language]) {
    const ask = { en: asked, zh: asked }
    const question: Question = { id: 'x.y', ask, page: path, contains: { en: ['x'], zh: ['x'] } }
    questions.set(path, [...(questions.get(path) ?? []), question])
  }
  const models = sentenceModels(pages, questions, language, words)
  const [term = 0] = dangerTerms('shut').slice(1)
  if (models.s) models.s.danger = packSteps(new Map([[term, 3]]))
  return models
}

function answersOf(language: Language, path: string, sections: SectionText[]): Answer[] {
  return ASKED[language]
    .filter(([page]) => page === path)
    .map(([, section, answer, ...asked]) => {
      const start = sections[section]?.[2].indexOf(answer) ?? -1
      return [section, start, answer.length, asked.flatMap(text => sentenceTerms(text)).join(' ')]
    })
}

function sources(language: Language): PageSource[] {
  const empty = { description: '', otherTitle: '', phrases: [] }
  const served = (path: string): PageSource['tools'] =>
    path === '/redundancy' ? { '/calculators/what-can-i-get': 0.1 } : {}
  return PAGES[language].map(([path, title, ...sections]) => {
    const card = CARDS[path] ?? ''
    return { ...empty, card, path, title, sections, answers: answersOf(language, path, sections), tools: served(path) }
  })
}

interface Opened {
  engine: Engine
  read: string[]
  /** How the next files load: whether one fails, and how long texts take. */
  network: { fails(name: string): boolean; textsAfterMs: number }
}

export function open(language: Language): Opened {
  const text = JSON.stringify(PAGES[language]) + SYNONYMS[language].flat().join('')
  const titles = PAGES[language].map(([, title]) => title)
  const words = {
    synonyms: SYNONYMS[language],
    fold: foldingFor(text + JSON.stringify(ASKED[language])),
    pinyin: language === 'zh' ? pinyinOf([...titles, ...SYNONYMS.zh.flat(), ...ASKED.zh.flat().map(String)]) : ''
  }
  const pages = sources(language)
  const { core, synonyms, shards, packs } = buildIndex(pages, words, new Set(['/community/crisis/immediate-help']))
  const files = new Map<string, unknown>([
    ['w', synonyms],
    ...shards.map((shard, index): [string, unknown] => [`i${index}`, shard]),
    ...packs.map((pack, index): [string, unknown] => [`t${index}`, pack]),
    ...Object.entries(models(language, pages, words))
  ])
  const read: string[] = []
  const network: Opened['network'] = { fails: () => false, textsAfterMs: 0 }
  const engine = new Engine(language, core, async name => {
    read.push(name)
    if (name.startsWith('t')) await new Promise(resolve => setTimeout(resolve, network.textsAfterMs))
    if (network.fails(name)) throw new Error('offline')
    return files.get(name)
  })
  return { engine, read, network }
}

export async function paths(language: Language, query: string): Promise<string[]> {
  return (await open(language).engine.search(query)).pages.map(({ url }) => url)
}

export function markedIn({ pages }: SearchResponse): string[] {
  return pages.flatMap(({ title, excerpt, sections }) =>
    [title, excerpt, ...sections.flatMap(section => [section.heading, section.excerpt])].flatMap(({ text, marks }) =>
      marks.map(([start, end]) => text.slice(start, end))
    )
  )
}
