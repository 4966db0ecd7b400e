import { describe, expect, it } from 'vitest'
import { excerpt, findMarks } from '../../../search/highlight.ts'
import { NOTE } from '../../../search/types.ts'

const NONE = new Map<string, string>()
const TRADITIONAL = new Map([['職', '职']])

function marked(text: string, terms: string[], simplified = NONE): string[] {
  return findMarks(text, new Set(terms), simplified).map(([start, end]) => text.slice(start, end))
}

describe('marks', () => {
  it.each<[text: string, terms: string[], parts: string[]]>([
    ['Rent is rent; renting too.', ['rent'], ['Rent', 'rent', 'renting']],
    ['Parents rent', ['rent'], ['rent']],
    ['Call 132 850 today', ['132850'], ['132 850']],
    ['Call 13 11 14', ['131114'], ['13 11 14']],
    ['领取求职者津贴的人', ['求职', '职者', '者津', '津贴'], ['求职者津贴']],
    ['看看吧', ['看看'], ['看看']],
    ['求职和求职者', ['求职'], ['求职', '求职']],
    ['ＪｏｂＳｅｅｋｅｒ Payment', ['jobseek'], ['ＪｏｂＳｅｅｋｅｒ']],
    ['😀😀 rent 😀', ['rent'], ['rent']],
    ['the rent', ['the', 'rent'], ['rent']],
    ['nothing here', ['rent'], []]
  ])('in “%s”', (text, terms, parts) => {
    expect(marked(text, terms)).toEqual(parts)
  })

  it('are on the characters of the page, not of the query', () => {
    expect(marked('求職者', ['求职'], TRADITIONAL)).toEqual(['求職'])
  })

  it('never overlap and stay in order', () => {
    const marks = findMarks('津贴津贴津贴', new Set(['津贴', '贴津']), NONE)
    expect(marks).toEqual([[0, 6]])
  })
})

describe('an excerpt', () => {
  it.each([
    ['The line listens.', '24 hours, every day · Free call', 'free'],
    ['随时有人听你说。', '每天 24 小时 · 免费电话 · 需要免费口译，请先拨打 TIS National', '免费']
  ])('is “%s”, not the note about hours, whatever matches', (sentence, note, term) => {
    expect(excerpt(`${sentence}\n${NOTE}${note}`, new Set([term]), NONE, 20).text).toBe(sentence)
  })

  const long = `${'Other words come first. '.repeat(20)}Rent Assistance helps. ${'And more follows. '.repeat(20)}`

  it('is cut around the matches, and marks them', () => {
    const { text, marks } = excerpt(long, new Set(['rent', 'assist']), NONE, 120)
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Rent', 'Assistance'])
    expect(text.length).toBeLessThan(130)
    expect(text.startsWith('… ')).toBe(true)
    expect(text.endsWith(' …')).toBe(true)
  })

  it('starts at the start if nothing matches', () => {
    expect(excerpt(long, new Set(['zebra']), NONE, 60).text).toMatch(/^Other words/)
  })

  it('joins lines and table cells', () => {
    expect(excerpt('Single\n$824.90\nPartnered:\n$755.10', new Set(), NONE, 100).text).toBe(
      'Single · $824.90 · Partnered: $755.10'
    )
  })

  it('is made of whole sentences and whole rows', () => {
    const text =
      'You can work and be paid. Above $150 less comes.\nSingle · Now $824.90\nPartnered · Now $755.10\nAsk first.'
    expect(excerpt(text, new Set(['partner']), NONE, 40).text).toBe('… Partnered · Now $755.10 · Ask first.')
    expect(excerpt(text, new Set(['less']), NONE, 46).text).toBe('… Above $150 less comes. Single · Now $824.90 …')
    expect(excerpt('先说这个。“可以领。”再说那个。', new Set(['可以']), NONE, 10).text).toBe('… “可以领。” …')
  })

  it('does not cut a character in two', () => {
    const { text } = excerpt('😀'.repeat(200), new Set(), NONE, 51)
    expect(text).toBe([...text].join(''))
    expect(/[\ud800-\udbff](?![\udc00-\udfff])/.test(text)).toBe(false)
  })
})
