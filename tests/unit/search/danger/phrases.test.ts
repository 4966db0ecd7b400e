import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { glossaryRows } from '../../../../scripts/mdx/views.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { synonymsFor } from '../../../../scripts/search/words.ts'
import { DangerWatch } from '../../../../search/danger/watch.ts'
import { readFolding } from '../../../../search/fold.ts'
import { ROOT, data, words } from './built-words.ts'

const kinds = readCrisisKinds(ROOT)
const simplified = readFolding(words.fold)
const watch = new DangerWatch(words)

/** The id of the kind of danger whose card a query gets on the site. */
function cardFor(query: string, language: Language): string | undefined {
  return watch.judge(query, language)?.id
}

const CHINESE: Record<string, (phrase: string) => string> = {
  simplified: phrase => phrase,
  traditional: Converter({ from: 'cn', to: 't' }),
  'Hong Kong’s': Converter({ from: 'cn', to: 'hk' }),
  'Taiwan’s': Converter({ from: 'cn', to: 'tw' }),
  'Taiwan’s words': Converter({ from: 'cn', to: 'twp' })
}

/** Every second character of one form, the others of the second; `from` is where the second begins. */
function mixed(one: string, other: string, from: number): string {
  const others = [...other]
  return [...one].map((char, index) => (index % 2 === from ? (others[index] ?? char) : char)).join('')
}

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, char => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000')
}

/** Short forms, with the apostrophe that most people type. */
function withApostrophe(phrase: string, apostrophe: string): string {
  return phrase.replace(/\b(don|can|won|women)(t|s)\b/g, `$1${apostrophe}$2`)
}

const ENGLISH: Record<string, (phrase: string) => string> = {
  'as listed': phrase => phrase,
  'in capitals': phrase => phrase.toUpperCase(),
  'with a capital': phrase => phrase.replace(/^./, first => first.toUpperCase()),
  'in full width': fullWidth,
  'in full width with apostrophes': phrase => fullWidth(withApostrophe(phrase, "'")),
  ...Object.fromEntries(
    ["'", '’', '‘', 'ʼ', '´', '`'].map(sign => [`with ${sign}`, (phrase: string) => withApostrophe(phrase, sign)])
  )
}

describe.each(LANGUAGES)('every phrase of data/crisis-words.yaml, in %s', language => {
  function lost(of: Language, typed: (phrase: string) => string): string[] {
    return kinds.flatMap(({ say }, urgency) =>
      say[of].filter(phrase => {
        const card = cardFor(phrase, language)
        // One kind's phrase may hold a more urgent one's.
        if (!kinds.slice(0, urgency + 1).some(({ id }) => id === card)) return true
        return [typed(phrase), `x ${typed(phrase)} y`].some(query => cardFor(query, language) !== card)
      })
    )
  }

  it.each(Object.entries(CHINESE))('gets its card in characters that are %s', (_form, typed) => {
    expect(lost('zh', typed)).toEqual([])
    for (const from of [0, 1]) expect(lost('zh', phrase => mixed(phrase, typed(phrase), from))).toEqual([])
    // In full width, and spaced.
    expect(lost('zh', phrase => [...fullWidth(typed(phrase))].join('\u3000'))).toEqual([])
  })

  it.each(Object.entries(ENGLISH))('gets its card %s', (_form, typed) => {
    expect(lost('en', typed)).toEqual([])
  })
})

describe('people in danger', () => {
  it.each([
    ['活著好累', 'suicide'],
    ['活著沒意思', 'suicide'],
    ['活著沒意義', 'suicide'],
    ['臥軌', 'suicide'],
    ['卧軌', 'suicide'],
    ['覺得活着好累', 'suicide'],
    ['吃安眠藥', 'overdose'],
    ['喫安眠藥', 'overdose'],
    ['overdose of Panadol', 'overdose'],
    ['I took 10 tablets, took too many tablets', 'overdose'],
    ['藥吃多了怎麼辦', 'overdose'],
    ['my dad hits me', 'children'],
    ['爸爸打我', 'children'],
    ['baby won’t stop crying', 'baby'],
    ['boss took my passport', 'forced-work'],
    ['護照被扣', 'forced-work'],
    ['性騷擾', 'sexual'],
    ['he’s outside and there is an order', 'violence'],
    ['被鎖在家裡', 'control'],
    ['被鎖在家裏', 'control'],
    ['他毆打我', 'violence'],
    ['睡車裡', 'no-bed'],
    ['住車裏', 'no-bed'],
    ['家裡著火了', 'danger'],
    ['打１１０', 'danger'],
    ['Ｉ don´t want to live', 'suicide'],
    ['I want to DIE', 'suicide'],
    ['i want  to-die now', 'suicide'],
    ['想 自 杀', 'suicide'],
    ['自殺 熱線', 'suicide'],
    ['ｓｕｉｃｉｄａｌ', 'suicide'],
    ['my husband hits me', 'violence'],
    ['homeless tonight', 'no-bed'],
    ['call 000 now', 'danger'],
    ['he hits me and I want to die', 'suicide'],
    ['虐待老人', 'elder'],
    ['kicked me out', 'no-bed'],
    ['kicked me out and kicked me', 'violence']
  ])('get help however it is written: %s', (query, id) => {
    for (const language of LANGUAGES) expect(cardFor(query, language)).toBe(id)
  })

  it('are not detected if nobody is in danger', () => {
    const chinese =
      '租金補助怎麼申請 著作權 車貸 汽車保險 火車站 臥室出租 鎖匠 住在雪梨 家裡 生活補助 ' +
      '失業救濟金 養老金 養老金標準 求職者津貼 打工度假簽證 被裁員怎麼辦 兒童托育補貼 醫療卡 ' +
      '口譯服務 著名 藥房 房屋著色 火災保險 想活動 租房补助 活着 睡觉 住车站附近'
    const english = [
      'rent',
      'ｒｅｎｔ',
      'don’t pay rent',
      'I want to live in Sydney',
      'die casting',
      'diet',
      'skill myself'
    ]
    const other = ['want to diet', '$10,000', '10 000', '<img onerror>', '\ud800', '']
    const harmless = [...chinese.split(' '), ...english, ...other]
    for (const language of LANGUAGES) expect(harmless.filter(query => cardFor(query, language))).toEqual([])
  })

  it('are detected by the built list, which has each phrase once and folded', () => {
    for (const say of words.say) {
      expect(new Set(say).size).toBe(say.length)
      expect(say.filter(phrase => [...phrase].some(char => simplified.has(char)))).toEqual([])
    }
    expect(words.say).toHaveLength(kinds.length)
  })
})

describe('words of suicide in the glossary', () => {
  it.each(LANGUAGES)('are not printed among what people also say, in %s', language => {
    const printed = glossaryRows({ data, language, today: '2026-11-20' }).flatMap(({ said }) => said)
    expect(printed.length).toBeGreaterThan(100)
    expect(printed.filter(word => cardFor(word, language) === 'suicide')).toEqual([])
  })

  it.each(LANGUAGES)('are known to search, in %s', language => {
    const term = data.terms.get('suicide-prevention')
    const said = synonymsFor(data, [], language).find(([meant]) => meant === term?.[language])
    expect(said).toEqual(expect.arrayContaining(['想自杀', '不想活了', 'suicide']))
  })
})

describe('phrases that nobody who is safe uses', () => {
  const BESIDE: Record<Language, string[]> = {
    en: ['after they stopped my payment', 'my provider gave me a demerit', 'and the power bill is overdue'],
    zh: ['失业金被拒了', '电费单逾期了', '欠了很多债']
  }

  it.each(LANGUAGES)('mean danger beside a payment or a bill too, in %s', language => {
    const missed = kinds.flatMap(({ id, sure }) =>
      (sure?.[language] ?? []).flatMap(phrase =>
        BESIDE[language]
          .flatMap(other => [`${phrase} ${other}`, `${other} ${phrase}`])
          .filter(sentence => watch.judge(sentence, language) === undefined)
          .map(sentence => `${id}: ${sentence}`)
      )
    )
    expect(missed).toEqual([])
  })
})

it('“overdose” is no other spelling of “over dose”: a course about it is no danger', () => {
  expect(cardFor('first aid course that covers overdose', 'en')).toBeUndefined()
  expect(cardFor('my son took an overdose', 'en')).toBe('overdose')
})
