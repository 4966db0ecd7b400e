import { describe, expect, it } from 'vitest'
import { makeEncoder, bigrams, piecesOf } from '../../../search/encoder.ts'
import { fold, foldWithOffsets, readFolding } from '../../../search/fold.ts'
import { isSpeltOut, readPinyin, wordsReadAs } from '../../../search/pinyin.ts'
import { packList, unpackList } from '../../../search/postings.ts'
import { distance, allowedTypos } from '../../../search/distance.ts'
import { Lru } from '../../../search/lru.ts'
import { foldingFor, pinyinOf } from '../../../scripts/search/words.ts'

const SIMPLIFIED = readFolding(foldingFor('养老金求职者津贴单亲补助业'))
const encoder = makeEncoder(SIMPLIFIED)

describe('folding', () => {
  it.each([
    ['ＪｏｂＳｅｅｋｅｒ', 'jobseeker'],
    ['１３２ ８５０', '132 850'],
    ['Café', 'cafe'],
    ['Centrelink’s', 'centrelinks'],
    ['don´t', 'dont'],
    ['ｄｏｎ＇ｔ', 'dont'],
    ['養老金', '养老金'],
    ['求職者津貼', '求职者津贴'],
    ['單親補助', '单亲补助'],
    ['\ud800rent', ' rent']
  ])('%s is read as %s', (typed, read) => {
    expect(fold(typed, SIMPLIFIED)).toBe(read)
  })

  it('keeps the offset of each folded letter', () => {
    const { text, offsets } = foldWithOffsets('😀ﬁ養', SIMPLIFIED)
    expect(text).toBe('😀fi养')
    expect(offsets).toEqual([0, 0, 2, 2, 3, 4])
  })
})

describe('the folding map', () => {
  it.each([
    ['Taiwan', '活著', '活着'],
    ['Taiwan', '臺灣', '台湾'],
    ['Hong Kong', '衞生', '卫生'],
    ['Hong Kong', '綫上', '线上'],
    ['either', '瞭解', '了解'],
    ['either', '裡裏', '里里'],
    ['either', '帳戶、帐户', '账户、账户'],
    ['Hong Kong', '覆核', '复核']
  ])('has the forms of %s: %s', (_where, typed, simple) => {
    expect(fold(typed, readFolding(foldingFor(simple)))).toBe(simple)
  })

  it('leaves a simplified character alone that is also a traditional form', () => {
    const text = '什么 么蛾子 幺'
    expect(fold(text, readFolding(foldingFor(text)))).toBe(text)
    expect(fold('甚麼', readFolding(foldingFor(text)))).toBe('甚么')
  })

  it('works for a text that itself has traditional characters', () => {
    const simplified = readFolding(foldingFor('養老金'))
    expect(fold('養老金', simplified)).toBe(fold('养老金', simplified))
  })
})

describe('terms', () => {
  it.each<[text: string, terms: string[]]>([
    ['求职者津贴', ['求职', '职者', '者津', '津贴']],
    ['看看', ['看看']],
    ['税', ['税']],
    ['用 myGov 申报', ['用', 'mygov', '申报']],
    ['Centrelink客户', ['centrelink', '客户']],
    ['132 850', ['132850']],
    ['1800 737 732', ['1800737732']],
    ['$1,200.50 a week', ['1200.50', 'week']],
    ['payments Payment paying', ['payment', 'payment', 'pai']],
    ['subsidies subsidy', ['subsidi', 'subsidi']],
    ['how do I get the dole', ['dole']],
    ['مساعدة', ['مساعدة']]
  ])('of %s', (text, terms) => {
    expect(encoder.encode(text)).toEqual(terms)
  })

  it('makes bigrams of whole characters beyond the basic plane', () => {
    expect(bigrams('𠮷𠮷野')).toEqual(['𠮷𠮷', '𠮷野'])
  })

  it('keeps pieces as typed', () => {
    expect(piecesOf('rent 租房补助 132 850')).toEqual(['rent', '租房补助', '132850'])
  })
})

describe('pinyin', () => {
  const phrases = ['失业金', '求职者津贴', '养老金']
  const readings = readPinyin(pinyinOf(phrases))

  it.each<[typed: string, words: string[], whole: boolean]>([
    ['shiyejin', ['失业金'], true],
    ['qiuzhi', ['求职'], true],
    ['jintie', ['津贴'], true],
    ['yanglaoji', ['养老金'], false],
    ['qzzjt', ['求职者津贴'], false],
    ['rent', [], false],
    ['sh', [], false]
  ])('%s spells %j, spelt out: %s', (typed, words, whole) => {
    expect(wordsReadAs(typed, phrases, readings)).toEqual(words)
    expect(isSpeltOut(typed, phrases, readings)).toBe(whole)
  })

  it.each(['jin', 'shi ye', ''])('“%s” is not spelt out', typed => {
    expect(isSpeltOut(typed, phrases, readings)).toBe(false)
  })
})

describe('typos', () => {
  it.each([
    ['allowence', 'allowance', 1],
    ['recieve', 'receive', 1],
    ['centrelink', 'centrelink', 0],
    ['jobseker', 'jobseeker', 1],
    ['pension', 'pencil', 3]
  ])('%s is %s with %i', (typed, meant, typos) => {
    expect(distance(typed, meant, 2)).toBe(typos)
  })

  it.each([
    ['gst', 0],
    ['rent', 1],
    ['appointment', 2],
    ['132850', 0]
  ])('%s may have %i', (word, allowed) => {
    expect(allowedTypos(word)).toBe(allowed)
  })
})

it('unpacks lists as they were packed', () => {
  for (const list of [[], [0], [0, 1, 2], [5, 80, 4000]]) expect(unpackList(packList(list))).toEqual(list)
})

it('the cache forgets the least recently used value', () => {
  const cache = new Lru<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})
