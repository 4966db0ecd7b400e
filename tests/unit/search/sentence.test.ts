import { describe, expect, it } from 'vitest'
import { isSentence, pinyinTerms, sentenceTerms } from '../../../search/sentence.ts'
import { splitSyllables } from '../../../search/pinyin.ts'
import { markedIn, open, paths } from './corpus.ts'

describe('a sentence', () => {
  it.each([
    ['how much is it', false],
    ['how much is the dole', true],
    ['rent assistance', false],
    ['租房补助多少钱', false],
    ['my boss has not paid me since march', true],
    ['老板三个月没发工资了怎么办', true],
    ['补助突然停了怎么办', true],
    ['shang zhou bei cai yuan le', true],
    ['', false]
  ])('“%s” is one: %s', (query, is) => {
    expect(isSentence(query)).toBe(is)
  })

  it('has stems, characters and pairs as terms, each once, without numbers', () => {
    expect(sentenceTerms('my rent is 420 a week and the rents rise')).toEqual(['rent', 'week', 'rise'])
    expect(sentenceTerms('房租420，房租贵')).toEqual(['房', '租', '房租', '贵', '租贵'])
    expect(sentenceTerms('拿着 jobseeker 打工')).toEqual(['拿', '着', '拿着', 'jobseek', '打', '工', '打工'])
  })

  it.each([
    ['shiyejin', ['shi', 'ye', 'jin']],
    ['xian', ['xian']],
    ['rent', []],
    ['', []]
  ])('%s is cut into the syllables %j', (letters, syllables) => {
    expect(splitSyllables(letters, new Set(['shi', 'ye', 'jin', 'xi', 'an', 'xian']))).toEqual(syllables)
  })

  it('in pinyin has pairs of syllables as terms, and English is not pinyin', () => {
    const known = new Set(['zen', 'me', 'shen', 'qing', 'ni', 'can', 'he'])
    expect(pinyinTerms('zenme shenqing', known)).toEqual(["zen'me", "me'shen", "shen'qing"])
    expect(pinyinTerms('zen me shen qing', known)).toEqual(["zen'me", "me'shen", "shen'qing"])
    expect(pinyinTerms('he told me nothing about this', known)).toEqual([])
    expect(pinyinTerms('怎么申请', known)).toEqual([])
  })
})

describe('an engine with questions', () => {
  const WORRIED = 'the factory has shut and the boss sent everybody home without a word'

  it.each([
    ['en', WORRIED, '/en/redundancy'],
    ['en', WORRIED.toUpperCase().replaceAll(' ', '  '), '/en/redundancy'],
    ['en', 'the factroy has shut and the bose sent everybody home wihtout a word', '/en/redundancy'],
    ['en', 'my landlord is a bastard and wants even more every bloody week', '/en/housing/rent-assistance'],
    ['en', `${'nothing of this matters to anybody at all '.repeat(45)} landlord, broke`, '/en/housing/rent-assistance'],
    ['zh', '老板昨天突然说厂子关门不开了', '/zh/redundancy'],
    ['zh', '老闆昨天突然說廠子關門不開了', '/zh/redundancy'],
    ['zh', 'lao ban shuo chang zi guan men bu kai le', '/zh/redundancy'],
    ['zh', 'laoban fangdong shuo changzi guanmen bukai le', '/zh/redundancy'],
    ['zh', '房东 landlord 又要涨价我真的付不起', '/zh/housing/rent-assistance']
  ] as const)('finds in %s for “%s” first %s', async (language, query, path) => {
    expect((await paths(language, query))[0]).toBe(path)
  })

  it('shows the heading and the sentence that answer, marked, and no introduction', async () => {
    const response = await open('en').engine.search('how much tax does the office take of the money from the factory')
    const [page] = response.pages
    expect(page?.url).toBe('/en/redundancy')
    expect(page?.excerpt.text).toBe('')
    expect(page?.sections.map(({ url, excerpt }) => [url, excerpt.text])).toEqual([
      ['/en/redundancy#tax', 'Some redundancy pay is tax free.']
    ])
    expect(markedIn(response)).toContain('tax')
  })

  it('shows an answer of the introduction as the excerpt of its page', async () => {
    const [page] = (await open('en').engine.search('the factory shut and my boss kicked all of us out')).pages
    expect(page?.excerpt.text).toBe('What your employer owes you.')
  })

  // It has learned from so many sentences that it comes near for everything.
  it.each([
    ['somebody is outside my window right now', '/en/community/crisis/immediate-help'],
    ['the landlord sent somebody who broke my window and wants more rent', '/en/housing/rent-assistance']
  ])('puts the page for people in danger first only if it leads by far: “%s”', async (query, first) => {
    expect((await paths('en', query))[0]).toBe(first)
  })

  it('puts pages that crisis words name first, in their order', async () => {
    const { pages } = await open('en').engine.search(WORRIED, new Set(['/helplines', '/glossary']))
    expect(pages.slice(0, 3).map(({ url }) => url)).toEqual(['/en/helplines', '/en/glossary', '/en/redundancy'])
  })

  it.each([
    ['en', `${WORRIED}, what can I get`, '/redundancy'],
    ['zh', '老板说厂子关门不开了，叫我们明天别来，年纪大了没人雇，我能领什么', '/redundancy']
  ] as const)('offers in %s the tool that a sentence names second: %s', async (language, query, best) => {
    const tool = `/${language}/calculators/what-can-i-get`
    expect((await paths(language, query)).slice(0, 2)).toEqual([`/${language}${best}`, tool])
    const inDanger = await open(language).engine.search(query, new Set([best]))
    expect(inDanger.pages[1]?.url).not.toBe(tool)
  })

  it('looks words up one by one if the sentence finds nothing, and the other way round', async () => {
    expect(await paths('en', 'what where when why who how rent assistance')).toContain('/en/housing/rent-assistance')
    expect((await paths('en', 'landlord broke'))[0]).toBe('/en/housing/rent-assistance')
  })

  it('loads one file for a sentence, and another for pinyin', async () => {
    const { engine, read } = open('zh')
    await engine.search('老板昨天突然说厂子关门不开了')
    expect(read.filter(name => !name.startsWith('t'))).toEqual(['s'])
    read.length = 0
    await engine.search('laoban fangdong shuo changzi guanmen bukai le')
    expect(read.filter(name => !name.startsWith('t'))).toEqual(['p'])
  })

  it('says of a sentence what the terms of its index say about danger', async () => {
    const { engine } = open('en')
    expect((await engine.search(WORRIED)).danger).toEqual({ total: 3 * 0.8, known: 1 })
    expect((await engine.search('landlord broke')).danger).toEqual({ total: 0, known: 0 })
  })

  it('forgets a model that failed to load', async () => {
    const { engine, network } = open('en')
    network.fails = name => name === 's'
    await expect(engine.search(WORRIED)).rejects.toThrow('offline')
    network.fails = () => false
    expect((await engine.search(WORRIED)).pages.length).toBeGreaterThan(0)
  })
})
