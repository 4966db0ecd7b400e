import { describe, expect, it, vi } from 'vitest'
import { markedIn, open, paths } from './corpus.ts'

it.each([
  ['en', 'jobseeker payment rate', '/en/jobseeker/payment-rates'],
  ['en', 'how much is the dole', '/en/jobseeker/payment-rates'],
  ['en', 'Centerlink', '/en/centrelink'],
  ['en', 'cenrtelink', '/en/centrelink'],
  ['en', 'centrel', '/en/centrelink'],
  ['en', 'rates', '/en/jobseeker/payment-rates'],
  ['en', 'layoff', '/en/redundancy'],
  ['en', 'redundent', '/en/redundancy'],
  ['en', 'redundnacy', '/en/redundancy'],
  ['en', 'my redundnacy qqxzv', '/en/redundancy'],
  ['en', 'rent help', '/en/housing/rent-assistance'],
  ['en', 'rent assistance calculator', '/en/calculators/rent-assistance'],
  ['en', 'calculate rent assistance', '/en/calculators/rent-assistance'],
  ['en', '132 850', '/en/helplines'],
  ['en', '132850', '/en/helplines'],
  ['en', '13 28 50', '/en/helplines'],
  ['en', '$824.9', '/en/jobseeker/payment-rates'],
  ['en', '$824,90', '/en/jobseeker/payment-rates'],
  ['en', '失业金', '/en/jobseeker/payment-rates'],
  ['zh', '求职者津贴', '/zh/jobseeker/payment-rates'],
  ['zh', '求職者津貼', '/zh/jobseeker/payment-rates'],
  ['zh', '失业金', '/zh/jobseeker/payment-rates'],
  ['zh', '怎么申请失业金', '/zh/jobseeker/payment-rates'],
  ['zh', '房租补贴', '/zh/housing/rent-assistance'],
  ['zh', '房租补贴 qqxzv', '/zh/housing/rent-assistance'],
  ['zh', '養老金', '/zh/retirement/age-pension'],
  ['zh', '看看', '/zh/retirement/age-pension'],
  ['zh', '者津', '/zh/jobseeker/payment-rates'],
  ['zh', 'Centrelink', '/zh/centrelink'],
  ['zh', 'ＪｏｂＳｅｅｋｅｒ', '/zh/jobseeker/payment-rates'],
  ['zh', 'zufang', '/zh/housing/rent-assistance'],
  ['zh', 'zu fang bu zhu', '/zh/housing/rent-assistance'],
  ['zh', '132850', '/zh/centrelink'],
  ['zh', 'layoff', '/zh/redundancy']
] as const)('the first answer in %s to %s is %s', async (language, query, path) => {
  expect((await paths(language, query))[0]).toBe(path)
})

it.each([
  'Tôi mất việc và không có tiền',
  'أنا بحاجة إلى المساعدة',
  '일자리를 잃었어요',
  'Мне нужна помощь',
  'xin trợ cấp'
])('a query in neither English nor Chinese leads to an interpreter: %s', async query => {
  expect((await paths('en', query))[0]).toBe('/en/jobseeker/rights/interpreters')
})

it.each(['café near me', 'naïve questions about rent', '房租 help', 'zǔ fáng'])(
  '“%s” is not in another language',
  async query => {
    expect(await paths('en', query)).not.toContain('/en/jobseeker/rights/interpreters')
  }
)

describe('ranking', () => {
  it('puts a title before the text', async () => {
    const found = await paths('en', 'rent assistance')
    expect(found.slice(0, 2)).toEqual(['/en/housing/rent-assistance', '/en/calculators/rent-assistance'])
  })

  it('puts pages with all words before pages with some, and leads to the section', async () => {
    const { pages } = await open('en').engine.search('redundancy tax')
    expect(pages[0]?.sections.map(({ url }) => url)).toEqual(['/en/redundancy#tax'])
  })

  it('gives at most five pages with two sections each', async () => {
    const { pages } = await open('en').engine.search('rates')
    expect(pages.length).toBeLessThanOrEqual(5)
    // The first has three that match.
    expect(pages[0]?.sections).toHaveLength(2)
    for (const { sections } of pages) expect(sections.length).toBeLessThanOrEqual(2)
  })

  it.each(['caravan', 'caravan site fee', 'rent caravan park'])(
    'names no heading that many pages share: %s',
    async query => {
      const { pages } = await open('en').engine.search(query)
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.flatMap(({ sections }) => sections.map(({ url }) => url))).toEqual([])
    }
  )
})

describe('what was found', () => {
  it('is answered in the first row, if its page has a card, and in no other', async () => {
    const { engine } = open('en')
    const [first] = (await engine.search('rent assistance')).pages
    expect(first).toMatchObject({
      url: '/en/housing/rent-assistance',
      isAnswer: true,
      excerpt: { text: 'Up to $223.80 a fortnight · 132 850', marks: [] }
    })
    const { pages } = await engine.search('rent assistance calculator')
    const other = pages.find(({ url }) => url === '/en/housing/rent-assistance')
    expect(pages[0]?.isAnswer).toBeUndefined()
    expect(other?.isAnswer).toBeUndefined()
    expect(other?.excerpt.text).toContain('Extra money')
  })

  it('is marked in the text of the page', async () => {
    expect(markedIn(await open('zh').engine.search('求職者津貼'))).toContain('求职者津贴')
    expect(markedIn(await open('en').engine.search('132850'))).toContain('132 850')
    expect(markedIn(await open('en').engine.search('rates'))).toContain('rates')
  })

  it('is similar titles for nonsense', async () => {
    const { pages, near } = await open('en').engine.search('zzrendunzzancy')
    expect(pages).toEqual([])
    expect(near.map(({ url }) => url)).toContain('/en/redundancy')
  })
})

describe('the engine', () => {
  it('answers a repeated query from its cache', async () => {
    const { engine, read } = open('en')
    const first = await engine.search('rent')
    read.length = 0
    expect(await engine.search(' RENT ')).toBe(first)
    expect(read).toEqual([])
  })

  it('puts pages that crisis words name first, and does not mix their responses with cached ones', async () => {
    const { engine } = open('en')
    const first = async (...boosted: string[]) => (await engine.search('call', new Set(boosted))).pages[0]?.url
    expect(await first()).toBe('/en/centrelink')
    expect(await first('/community/crisis/immediate-help')).toBe('/en/community/crisis/immediate-help')
    expect(await first()).toBe('/en/centrelink')
  })

  it('forgets a failure: the next query loads again', async () => {
    const { engine, network } = open('en')
    network.fails = () => true
    await expect(engine.search('rent')).rejects.toThrow('offline')
    network.fails = () => false
    expect((await engine.search('rent')).pages.length).toBeGreaterThan(0)
  })

  it('returns titles if texts fail to load, and the rest with the next query', async () => {
    const { engine, network } = open('en')
    network.fails = name => name === 't0'
    const without = await engine.search('rent')
    expect(without.complete).toBe(true)
    expect(without.pages.length).toBeGreaterThan(0)
    expect(without.pages.every(({ excerpt }) => excerpt.text === '')).toBe(true)
    network.fails = () => false
    const whole = await engine.search('rent')
    expect(whole.pages.map(({ url }) => url)).toEqual(without.pages.map(({ url }) => url))
    expect(whole.pages.some(({ excerpt }) => excerpt.text !== '')).toBe(true)
  })

  it('sends titles early, but only if texts are slow', async () => {
    const { engine, network } = open('en')
    const early = vi.fn()
    network.textsAfterMs = 60
    const whole = await engine.search('rent', new Set(), early)
    expect(early).toHaveBeenCalledOnce()
    expect(early.mock.lastCall?.[0]).toMatchObject({ complete: false, pages: whole.pages.map(({ url }) => ({ url })) })
    await open('en').engine.search('rent', new Set(), early)
    expect(early).toHaveBeenCalledOnce()
  })

  it.each([
    ['zh', 'zu fang bu zhu', true],
    ['zh', 'ZUFANG', true],
    ['zh', 'rent', false],
    ['zh', '租房', false],
    ['en', 'zufang', false]
  ] as const)('in %s recognises pinyin: %s, %s', async (language, query, known) => {
    expect(await open(language).engine.isPinyin(query)).toBe(known)
  })

  it('finds the best page without loading its texts', async () => {
    const { engine, read } = open('en')
    expect(await engine.best('rent help')).toEqual({ url: '/en/housing/rent-assistance', title: 'Rent Assistance' })
    expect(read.filter(name => name.startsWith('t'))).toEqual([])
    expect(await engine.best('qqxzv')).toBeUndefined()
  })

  it.each([
    ['ten thousand letters', 'rent '.repeat(2000)],
    ['ten thousand Chinese characters', '求职'.repeat(5000)],
    ['an injection', '<img src=x onerror=alert(1)>'],
    ['a regular expression', '(.*)+[\\p{L}$^'],
    ['emoji', '😀👩‍👩‍👧 rent'],
    ['half a surrogate pair', 'rent \ud83d'],
    ['the other half', '\udc00'],
    ['right to left', 'مساعدة ‏rent'],
    ['names of methods', 'constructor __proto__ toString'],
    ['nothing but signs', '!?… — ()'],
    ['nothing', ''],
    ['only common words', 'how do i get the'],
    ['control characters', '\u0000\u0007 rent']
  ])('survives %s', async (_what, query) => {
    for (const language of ['en', 'zh'] as const) {
      const started = performance.now()
      const { pages } = await open(language).engine.search(query)
      expect(performance.now() - started).toBeLessThan(2000)
      for (const { text, marks } of pages.flatMap(page => [page.title, page.excerpt])) {
        for (const [start, end] of marks) expect(start < end && end <= text.length).toBe(true)
      }
    }
  })
})
