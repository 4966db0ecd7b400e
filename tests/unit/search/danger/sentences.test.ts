import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { readCrisisKinds } from '../../../../scripts/search/danger/kinds.ts'
import { dangerByPage } from '../../../../scripts/search/danger/words.ts'
import { DangerWatch, type Found } from '../../../../search/danger/watch.ts'
import {
  dangerTerms,
  DangerScorer,
  kindTerms,
  packSteps,
  packTerms,
  TERM_STEP
} from '../../../../search/danger/scorer.ts'
import { learnAlarm } from '../../../../search/danger/learn-alarm.ts'
import { learnWeights } from '../../../../search/learn.ts'
import { ROOT, words } from './built-words.ts'

const watch = new DangerWatch(words)

describe('the model of danger', () => {
  const sentences = [
    ['he took my phone and locked the door', 0],
    ['he took my keys and locked me out', 0],
    ['took all the tablets in the cupboard', 1],
    ['took tablets and feel strange', 1],
    ['how much is the rent', 2],
    ['how much is the bond', 2]
  ] as const
  const read = sentences.map(([text, page]) => ({ text, terms: dangerTerms(text), page }))
  const alarms = read.map(({ terms, page }) => ({ terms, isDanger: page < 2, weight: 1 }))
  const ofKinds = read
    .filter(({ page }) => page < 2)
    .map(({ text, page }) => ({ terms: kindTerms(text).map(String), page }))
  const kindSteps = () => {
    const most = { terms: 1000, weights: 1000, step: TERM_STEP }
    const weights = learnWeights(ofKinds, [{ weight: 0, terms: [[], []] }], most)
    return new Map(
      [...weights].flatMap(([term, entries]) =>
        entries.map(([kind, steps]): [number, number] => [Number(term) * 2 + kind, steps])
      )
    )
  }
  const learn = () => ({ alarm: packTerms(learnAlarm(alarms, 1000)), kinds: packSteps(kindSteps()) })
  const scorer = new DangerScorer(learn(), 2)

  it.each([
    ['he locked the door', 0],
    ['took the tablets', 1]
  ])('detects in “%s” the kind %i', (text, kind) => {
    expect(scorer.likely(text)[0]).toBe(kind)
    expect(scorer.margin(text)).toBeGreaterThan(0)
  })

  it('detects none in harmless sentences', () => {
    expect(scorer.margin('how much is it')).toBeLessThan(0)
  })

  it('learns the same weights each time', () => {
    expect(learn()).toEqual(learn())
  })

  it('reads the beginnings of words, characters and pairs, no numbers, each once', () => {
    expect(kindTerms('scared')).toEqual(kindTerms('scareds scared 100'))
    expect(dangerTerms('scared of him')).toEqual(dangerTerms('scared of him 100'))
    expect(new Set(dangerTerms('他打我他打我')).size).toBe(dangerTerms('他打我他打我').length)
    expect(dangerTerms('他打')).toHaveLength(1 + 3)
    expect(dangerTerms('')).toHaveLength(1)
  })
})

/** Only this page is found, by its words. */
const foundAs = (url: string): Found => ({
  pages: [{ url, title: { text: '', marks: [] }, excerpt: { text: '', marks: [] }, sections: [] }]
})

/** Only words are known about the pages, so none has a lead. */
const foundAny: Found = { pages: [] }

describe('sentences that name no word of danger', () => {
  it.each([
    ['took the whole box of the sleepers my doctor gave me and now i feel dizzy', 'overdose'],
    ['刚才把一整盒安眠药都吃了，现在头有点晕，不想惊动家里人', 'overdose'],
    ['剛才把一整盒安眠藥都吃了，現在頭有點暈，不想驚動家裡人', 'overdose'],
    ['everyone would be better without me, i just want it to stop', 'suicide'],
    ['farm manager took our passports and says we owe him for the flights so we cant leave', 'forced-work'],
    ['被二房东赶出来了，今晚带着行李在车里过，明天还要上班', 'no-bed'],
    ['i am 14 and my dad hits me when mum is on night shift', 'children']
  ])('get help: %s', (query, id) => {
    for (const language of LANGUAGES) expect(watch.judge(query, language, foundAny)?.id).toBe(id)
  })

  it.each([
    'is panadol on the pbs and what does it cost with a concession card',
    'what is the dv leave policy for my staff and do casuals get it too',
    'how much rent assistance do i get if i share a flat with two friends',
    '必理痛凭优惠卡买多少钱，药房都一样吗，要不要医生开方',
    '两周赚六百，失业金还剩多少，怎么算'
  ])('get none if nobody is in danger: %s', query => {
    for (const language of LANGUAGES) expect(watch.judge(query, language, foundAny)).toBeUndefined()
  })

  /** Any sentence sounds so much like danger, and like no kind of it more than like another. */
  const hearing = (margin: number) =>
    new DangerWatch({
      ...words,
      danger: { alarm: packTerms(new Map(dangerTerms('').map(term => [term, margin]))), kinds: '' }
    })

  it('are judged again when the page that answers them is known', () => {
    const help = (found?: Found) => hearing(-0.8).judge('who put this on my car', 'en', found)
    expect(help()).toBeUndefined()
    expect(help(foundAs('/en/housing/bond-help'))).toBeUndefined()
    expect(help(foundAs('/en/community/domestic-violence/safety'))?.id).toBe('violence')
  })

  it('are judged by how far the pages for people in danger score above all others', () => {
    const leads = (control: number) => ({ pages: [], leads: { '/community/domestic-violence': control } })
    const help = (control: number) => hearing(-0.8).judge('who put this on my car', 'en', leads(control))
    expect(help(-3)).toBeUndefined()
    expect(help(3)?.id).toBe('control')
  })

  it('are judged by terms that only the index knows', () => {
    const help = (total: number) =>
      hearing(-0.8).judge('who put this on my car', 'en', { pages: [], danger: { total, known: 1 } })
    expect(help(0)).toBeUndefined()
    expect(help(3)).toBeDefined()
  })

  it('get the card that the other words are for where a phrase is one of many', () => {
    expect(
      watch.judge(
        'the bloke upstairs smashed through my window and i have to call the police about the baby he shook',
        'en',
        foundAny
      )?.id
    ).not.toBe('danger')
  })

  it('get the numbers of two kinds where both are likely, each once', () => {
    const help = hearing(4).judge('who put this on my car', 'en')
    const numbers = help?.services.map(({ tel }) => tel) ?? []
    expect(help?.links).toHaveLength(2)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('may be two thousand characters long', () => {
    const long = `${'i do not know what to say about any of this '.repeat(40)} I want to die`
    expect(long.length).toBeGreaterThan(1700)
    expect(watch.judge(long, 'en')?.id).toBe('suicide')
  })
})

it('every kind has numbers to call in both languages, and sentences for its page', () => {
  const kinds = readCrisisKinds(ROOT)
  for (const language of LANGUAGES) {
    expect(words.help[language].map(({ id }) => id)).toEqual(kinds.map(({ id }) => id))
    for (const { services, links } of words.help[language]) {
      expect(services.length).toBeGreaterThan(0)
      for (const { tel } of services) expect(tel).toMatch(/^\d{3,}$/)
      expect(links.map(({ href }) => href).join()).toMatch(new RegExp(`^/${language}/`))
    }
  }
  expect([...dangerByPage(ROOT).values()].flat().length).toBeGreaterThan(1000)
})
