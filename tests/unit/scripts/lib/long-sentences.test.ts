import { afterAll, describe, expect, it } from 'vitest'
import { readContext } from '../../../../scripts/checks/context.ts'
import { longSentences, longSentencesText } from '../../../../scripts/lib/long-sentences.ts'
import { makeSite, removeSites, TODAY, type Changes } from '../../../content/site.ts'

const LONG = `If you ${'never '.repeat(24)}call.`

function onPages(changes: Changes = {}) {
  return longSentences(readContext(makeSite(changes), TODAY).pages, [])
}

function inText(text: string) {
  return longSentences([], [{ file: 'data/a.yaml', line: 3, text }])
}

afterAll(removeSites)

describe('longSentences', () => {
  it('finds none of 25 words, and one of 27', () => {
    expect(inText(`If you ${'never '.repeat(22)}call.`)).toEqual([])
    expect(inText(LONG)).toEqual([{ file: 'data/a.yaml', line: 3, words: 27, sentence: LONG }])
  })

  it('counts each sentence alone', () => {
    expect(inText('You can call at any hour of the day. '.repeat(5))).toEqual([])
  })

  it('reads the English of a line with both languages, and no Chinese', () => {
    expect(inText(`{ value: 3, note: { en: '${LONG}', zh: 你好 } }`)).toMatchObject([{ words: 27 }])
    expect(inText(`你好 ${LONG}`)).toEqual([])
  })

  it('counts a figure as one word', () => {
    expect(inText(`If you ${'never '.repeat(21)}pay {figure:a.b}.`)).toEqual([])
    expect(inText(`If you ${'never '.repeat(23)}pay {figure:a.b}.`)).toMatchObject([{ words: 27 }])
  })

  it('names the file and line in English pages alone, the longest first', () => {
    const changes = {
      'pages/en/about/index.mdx': (text: string) => `${text}\n\n${LONG}\n\n${LONG.replace('call', 'ever call')}\n`,
      'pages/zh/about/index.mdx': (text: string) => `${text}\n\n${LONG}\n`
    }
    expect(onPages(changes).map(({ file, words }) => [file, words])).toEqual([
      ['pages/en/about/index.mdx', 28],
      ['pages/en/about/index.mdx', 27]
    ])
  })

  it('is printed one a line', () => {
    expect(longSentencesText(inText(LONG)).split('\n')).toEqual([
      '1 English sentences of more than 25 words',
      `27  data/a.yaml:3  ${LONG}`
    ])
  })
})
