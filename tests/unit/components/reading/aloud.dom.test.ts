/** A page is read aloud, sentence by sentence, where the device has a voice for it. */
import { describe, expect, it, vi } from 'vitest'
import { openReading } from '../../../../components/reading/start.ts'
import { sentencesIn } from '../../../../components/reading/texts.ts'
import { voiceFor } from '../../../../components/reading/voice.ts'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../../../i18n/languages.ts'
import { readingWords } from '../../../../i18n/reading.ts'
import { find, isolateTests, page } from '../boot/dom.ts'
import { fakeSpeech, voice } from './fake-speech.ts'

isolateTests()

const TEXT: Record<Language, string> = {
  en: '<h1>Help</h1><p>Call 13 11 14. It is <b>free</b>.</p><h2 id="money">Money</h2><p>You get $1 a day.</p>',
  zh: '<h1>帮助</h1><p>请打 13 11 14。电话<b>免费</b>。</p><h2 id="money">钱</h2><p>每天 1.50 澳元。</p>'
}

function open(language: Language, voices: SpeechSynthesisVoice[], more = '') {
  const tools = '<div class="page-tools"><ul><li data-read><button type="button">Listen</button></li></ul></div>'
  page(`<main id="content">${more}${TEXT[language]}${tools}</main>`)
  document.documentElement.lang = LANGUAGE_TAGS[language]
  vi.stubGlobal('READING_STYLES', '')
  Element.prototype.scrollIntoView = () => undefined
  const speech = fakeSpeech(voices)
  openReading(find('[data-read]'), language)
  return speech
}

function button(text: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(each => each.textContent === text && !each.hidden)
}

function press(text: string): void {
  const found = button(text)
  if (!found) throw new Error(`There is no button “${text}”.`)
  found.click()
}

describe.each(LANGUAGES)('in %s', language => {
  const words = readingWords[language]
  const own = voice(language === 'zh' ? 'zh_CN' : 'en_AU')
  const other = voice(language === 'zh' ? 'en-US' : 'zh-CN')

  it.each([
    ['no voice', []],
    ['a voice of the other language only', [other]],
    ['a voice that sends the text to a server', [{ ...own, localService: false }]]
  ])('nothing offers to read with %s', (_what, voices) => {
    open(language, voices)
    expect(button(words.both)).toBeDefined()
    expect(button(words.listen)).toBeUndefined()
  })

  it('the offer comes when the voices come late, once', () => {
    const voices: SpeechSynthesisVoice[] = []
    const speech = open(language, voices)
    expect(button(words.listen)).toBeUndefined()
    voices.push(own)
    speech.change()
    speech.change()
    expect([...document.querySelectorAll('button')].filter(each => each.textContent === words.listen)).toHaveLength(1)
  })

  it('it says nothing by itself, then each sentence as people say it, and the end', () => {
    const speech = open(language, [other, own])
    press(words.listen)
    expect(speech.spoken).toEqual([])
    press(words.play)
    for (let said = 0; said < 5; said++) speech.end()
    expect(speech.spoken.map(({ text }) => text)).toEqual(
      {
        en: ['Help', 'Call one three, one one, one four.', 'It is free.', 'Money', 'You get 1 dollar a day.'],
        zh: ['帮助', '请打 一三，一一，一四。', '电话免费。', '钱', '每天 1 澳元 50 分。']
      }[language]
    )
    expect(new Set(speech.spoken.map(each => each.voice))).toEqual(new Set([own]))
    expect(document.body.textContent).toContain(words.ended)
    expect(button(words.play)).toBeDefined()
  })

  it('it pauses, continues with the same sentence, changes speed, and stops', () => {
    const speech = open(language, [own])
    press(words.listen)
    press(words.play)
    speech.end()
    press(words.pause)
    expect(speech.cancel).toHaveBeenCalled()
    // What was cancelled ends too: that is not the end of the sentence.
    speech.end()
    expect(speech.spoken).toHaveLength(2)
    press(words.resume)
    expect(speech.spoken[2]!.text).toBe(speech.spoken[1]!.text)
    const speed = [...document.querySelectorAll('select')].at(-1)!
    speed.value = '1.5'
    speed.dispatchEvent(new Event('change'))
    expect(speech.spoken.at(-1)).toMatchObject({ rate: 1.5, text: speech.spoken[1]!.text })
    press(words.stop)
    expect(button(words.stop)).toBeUndefined()
    expect(button(words.play)).toBeDefined()
  })

  it('it starts at a heading', () => {
    const speech = open(language, [own])
    press(words.listen)
    const from = find<HTMLSelectElement>('select')
    from.value = 'money'
    from.dispatchEvent(new Event('change'))
    press(words.play)
    expect(speech.spoken[0]!.text).toBe({ en: 'Money', zh: '钱' }[language])
  })

  it('a voice that breaks off says what to press', () => {
    const speech = open(language, [own])
    press(words.listen)
    press(words.play)
    speech.fail('synthesis-failed')
    expect(document.body.textContent).toContain(words.stopped)
    press(words.play)
    expect(speech.spoken.map(({ text }) => text)).toEqual([speech.spoken[0]!.text, speech.spoken[0]!.text])
  })
})

describe('it stops', () => {
  const EXIT = '<a href="https://x.example/" data-exit>Leave</a>'
  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each<[when: string, more: string, leave: () => void, stops: boolean]>([
    ['when the page is left', '', () => dispatchEvent(new Event('pagehide')), true],
    ['when the browser freezes the page', '', () => document.dispatchEvent(new Event('freeze')), true],
    ['when the quick exit empties the page', EXIT, () => document.body.replaceChildren(), true],
    ['when a safety page is out of sight', EXIT, hide, true],
    ['not when another page is, as on a locked phone', '', hide, false]
  ])('%s', async (_when, more, leave, stops) => {
    const speech = open('en', [voice('en-AU')], more)
    press(readingWords.en.listen)
    press(readingWords.en.play)
    speech.cancel.mockClear()
    leave()
    await Promise.resolve()
    expect(speech.cancel).toHaveBeenCalledTimes(stops ? 1 : 0)
  })
})

describe('the voice', () => {
  it.each<[language: Language, voices: string[], chosen: string | undefined]>([
    ['en', ['en-US', 'en-AU', 'zh-CN'], 'en-AU'],
    ['en', ['en-US', 'en-GB'], 'en-GB'],
    ['en', ['en_US'], 'en_US'],
    ['en', ['zh-CN'], undefined],
    ['zh', ['zh-HK', 'zh-TW', 'zh_CN'], 'zh_CN'],
    ['zh', ['zh-HK', 'zh-TW'], 'zh-TW'],
    ['zh', ['yue-HK'], 'yue-HK'],
    ['zh', ['cmn-Hans-CN'], 'cmn-Hans-CN'],
    ['zh', ['en-AU'], undefined]
  ])('for %s among %s is %s', (language, voices, chosen) => {
    expect(
      voiceFor(
        language,
        voices.map(lang => voice(lang))
      )?.lang
    ).toBe(chosen)
  })
})

describe('what is read', () => {
  // The page has no layout here: what is in a closed fold cannot be seen.
  Element.prototype.checkVisibility = function () {
    return !this.closest('details:not([open])')
  }

  it.each([
    ['is seen', '<p>Seen.</p><p hidden>Hidden.</p><details><summary>More</summary><p>Folded.</p></details>', 'Seen.'],
    ['is seen in an open fold', '<details open><summary>More</summary><p>Shown.</p></details>', 'More|Shown.'],
    [
      'is a part of the page, folded or not',
      '<details><summary><h3>Question?</h3></summary><p>Answer.</p></details>',
      'Question?|Answer.'
    ],
    [
      'stays in its own block',
      '<ul><li>One <a href="#x">link</a></li><li>Two<p>Three</p></li></ul>',
      'One link|Two|Three'
    ],
    ['is not a control', '<p>Amount <button>Source</button><span aria-hidden="true">→</span>here</p>', 'Amount here'],
    ['is the page’s own', '<p>Own.</p><p data-added lang="zh-Hans">译文。</p>', 'Own.']
  ])('%s', (_what, html, read) => {
    page(`<main>${html}</main>`)
    expect(
      sentencesIn(find('main'))
        .map(({ text }) => text)
        .join('|')
    ).toBe(read)
  })

  it('has its own place, across elements', () => {
    page('<main><p>First one. It is <b>free</b> today. Last.</p></main>')
    expect(sentencesIn(find('main')).map(({ range }) => range.toString())).toEqual([
      'First one.',
      'It is free today.',
      'Last.'
    ])
  })

  it('a fold opens when its sentence is read', () => {
    const speech = open(
      'en',
      [voice('en-AU')],
      '<details><summary><h3>Question?</h3></summary><p>Answer.</p></details>'
    )
    press(readingWords.en.listen)
    press(readingWords.en.play)
    expect(speech.spoken.at(-1)?.text).toBe('Question?')
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
  })

  it('has the voice of its language, as a sentence to say in English on a Chinese page', () => {
    document.documentElement.lang = 'zh-Hans'
    page('<main><p>请说：</p><blockquote lang="en">I need help.</blockquote></main>')
    expect(sentencesIn(find('main')).map(({ language }) => language)).toEqual(['zh', 'en'])
  })
})
