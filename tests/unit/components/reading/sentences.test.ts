import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../../../components/reading/sentences.ts'
import type { Language } from '../../../../i18n/languages.ts'

function cut(text: string, language: Language): string[] {
  return sentencesOf(text, language).map(({ from, to }) => text.slice(from, to))
}

describe('a text is cut', () => {
  it.each<[language: Language, text: string, sentences: string[]]>([
    ['en', ' Call us. We answer! Do you need help? ', ['Call us.', 'We answer!', 'Do you need help?']],
    ['en', 'You get $824.90 a fortnight.', ['You get $824.90 a fortnight.']],
    ['en', 'Say “I need help.” Then wait.', ['Say “I need help.”', 'Then wait.']],
    ['en', 'A heading', ['A heading']],
    ['zh', '请打电话。你说：“我需要翻译。”然后等。', ['请打电话。', '你说：“我需要翻译。”', '然后等。']],
    ['zh', '每两周 824.90 澳元。', ['每两周 824.90 澳元。']],
    ['en', '  ', []]
  ])('in %s: %s', (language, text, sentences) => {
    expect(cut(text, language)).toEqual(sentences)
  })

  it.each<[language: Language, word: string, mark: string, longest: number]>([
    ['en', 'If you have a partner ', ', ', 130],
    ['en', 'word ', '', 130],
    ['zh', '如果你有伴侣', '，', 40],
    ['zh', '字', '', 40]
  ])('in %s into parts that a voice says in time (%s%s)', (language, word, mark, longest) => {
    const text = Array.from({ length: 60 }, () => word).join(mark)
    const parts = cut(text, language)
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(longest)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  })
})
