import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en } from '../../../i18n/en.ts'
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  languageOfPath,
  messages,
  otherLanguage,
  pathInLanguage
} from '../../../i18n/index.ts'
import { zh } from '../../../i18n/zh.ts'
import { forAll } from '../for-all.ts'

/** Paths below a language, as this site has them. */
const below = fc
  .array(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/), { maxLength: 4 })
  .map(parts => parts.map(part => `/${part}`).join(''))

const language = fc.constantFrom(...LANGUAGES)

function leaves(words: object, above = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${above}${key}`, value]] : leaves(value as object, `${above}${key}.`)
  )
}

describe('pathInLanguage', () => {
  it.each([
    ['/zh/jobseeker/payment-rates', 'en', '/en/jobseeker/payment-rates'],
    ['/en/jobseeker/payment-rates', 'zh', '/zh/jobseeker/payment-rates'],
    ['/en', 'zh', '/zh'],
    ['/zh', 'zh', '/zh'],
    ['/', 'zh', '/zh'],
    ['/', 'en', '/en'],
    ['/search', 'zh', '/zh/search'],
    ['/en/helplines?need=crisis#top', 'zh', '/zh/helplines?need=crisis#top'],
    ['/zh?q=1', 'en', '/en?q=1'],
    ['/en#faq', 'zh', '/zh#faq'],
    // A longer word is no language.
    ['/energy', 'zh', '/zh/energy'],
    ['/zhongwen', 'en', '/en/zhongwen']
  ] as const)('leads %s in %s to %s', (path, to, expected) => {
    expect(pathInLanguage(path, to)).toBe(expected)
  })

  it('is undone by the way back', () => {
    forAll([language, below], 100, (from, rest) => {
      const there = pathInLanguage(`/${from}${rest}`, otherLanguage(from))
      expect(languageOfPath(there)).toBe(otherLanguage(from))
      expect(pathInLanguage(there, from)).toBe(`/${from}${rest}`)
    })
  })

  it('does nothing the second time', () => {
    forAll([fc.webPath(), language], 100, (path, to) => {
      const once = pathInLanguage(`/${path.replace(/^\/+/, '')}`, to)
      expect(pathInLanguage(once, to)).toBe(once)
    })
  })
})

it.each([
  ['/en', 'en'],
  ['/zh/jobseeker', 'zh'],
  ['/zh?x', 'zh'],
  ['/', undefined],
  ['/404', undefined],
  ['/english', undefined],
  ['/auth/en', undefined]
])('languageOfPath finds in %s the language %s', (path, expected) => {
  expect(languageOfPath(path)).toBe(expected)
})

describe('messages', () => {
  it('are tagged so that a browser can choose fonts, hyphenation and a voice', () => {
    expect(LANGUAGE_TAGS).toEqual({ en: 'en-AU', zh: 'zh-Hans' })
  })

  it('have the same keys in both languages and leave none empty', () => {
    expect(leaves(zh).map(([key]) => key)).toEqual(leaves(en).map(([key]) => key))
    for (const [key, text] of [...leaves(en), ...leaves(zh)]) expect(text.trim(), key).not.toBe('')
  })

  it('are Chinese in Chinese, except the name of the agency, and call the reader 你, never 您', () => {
    for (const [key, text] of leaves(zh)) {
      expect(text, key).not.toContain('您')
      if (key === 'review.official') continue
      expect(text, key).toMatch(key.startsWith('punctuation.') ? /^[：，]$/ : /\p{Script=Han}/u)
    }
  })

  it('are given by language', () => {
    expect(messages('en').signIn).toBe('Sign In')
    expect(messages('zh').signIn).toBe('登录')
  })
})
