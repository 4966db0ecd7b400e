/** How well danger is detected in sentences that the models did not learn from. */
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Data } from '../../../rules/data/load.ts'
import { dangerTerms, evidenceOf, readTerms } from '../../../search/danger/scorer.ts'
import { DangerWatch, plainWords } from '../../../search/danger/watch.ts'
import { fold, readFolding, type Simplified } from '../../../search/fold.ts'
import { learnWeights } from '../../../search/learn.ts'
import { leadsOf, PageScorer, packWeights } from '../../../search/page-scorer.ts'
import { isSentence, sentenceTerms } from '../../../search/sentence.ts'
import type { SearchResponse } from '../../../search/types.ts'
import { readCrisisKinds, type CrisisKind } from './kinds.ts'
import { crisisWords } from './words.ts'
import {
  crossValidated,
  dangerExamples,
  learnDanger,
  learnMoreDanger,
  type DangerExample,
  type Source
} from './model.ts'
import { MOST, WORRY } from '../sentences.ts'

/** Shares from 0 to 1. */
export interface DangerRates {
  /**
   * Sentences of danger that get help; help of their kind (on the card, and first); and help before anything is found.
   */
  helped: number
  right: number
  exact: number
  atOnce: number
  /** False alarms: sentences that only sound like danger, and questions for other pages, that get help. */
  harmless: number
  asked: number
}

/** A sentence that no model learned from, and what search finds for it. */
interface Unseen extends DangerExample {
  watch: DangerWatch
  found: Pick<SearchResponse, 'pages' | 'leads' | 'danger'>
}

/**
 * Learns in folds of neighbours in data/: the models of danger, and of pages what sentences teach, without the pages'
 * own words.
 * @param root the repository
 * @param first how many of the folds are tried
 */
export function unseenDanger(root: string, data: Data, folds: number, first = folds): Unseen[] {
  const kinds = readCrisisKinds(root)
  // Learned in each fold, not here.
  const words = crisisWords(root, data, () => ({ alarm: '', kinds: '' }))
  const simplified = readFolding(words.fold)
  const danger = kinds.map(({ pages: [first = ''] }) => first)
  const plain = (text: string) => plainWords(text, simplified)
  const learn = (examples: readonly DangerExample[]) => {
    const model = learnDanger(examples, kinds.length, plain)
    const finders = LANGUAGES.map(language => {
      const known = examples.filter(example => example.language === language)
      const more = readTerms(learnMoreDanger(known, model, plain))
      const find = pageFinder(known, language, danger, simplified)
      return (text: string) => ({ ...find(text), danger: evidenceOf(dangerTerms(plain(text)), more) })
    })
    return { danger: model, finders }
  }
  return [...crossValidated(dangerExamples(root, data, kinds), folds, learn, first)].flatMap(({ model, unseen }) => {
    const watch = new DangerWatch({ ...words, danger: model.danger })
    return unseen.map(example => ({
      ...example,
      watch,
      found: model.finders[LANGUAGES.indexOf(example.language)]!(example.text)
    }))
  })
}

/**
 * Finds pages like the search engine, with models learned only from sentences.
 * @param examples of this language
 * @param danger the pages for it
 */
function pageFinder(
  examples: readonly DangerExample[],
  language: Language,
  danger: readonly string[],
  simplified: Simplified
): (text: string) => Unseen['found'] {
  const known = examples.filter(({ page }) => page !== undefined)
  const paths = [...new Set([...danger, ...known.map(({ page = '' }) => page)])]
  const lessons = known
    .filter(({ source }) => source !== 'phrase')
    .map(({ text, page = '', source }) => ({
      terms: sentenceTerms(fold(text, simplified)),
      page: paths.indexOf(page),
      weight: source === 'danger' ? WORRY : 1
    }))
  const nothing = { weight: 0, terms: paths.map(() => []) }
  const scorer = new PageScorer(packWeights(learnWeights(lessons, [nothing], MOST[language])))
  const places = danger.map(path => paths.indexOf(path))

  return text => {
    const folded = fold(text, simplified)
    if (!isSentence(folded)) return { pages: [] }
    const terms = sentenceTerms(folded).map(term => scorer.known(term))
    const leads = leadsOf(scorer.scores(terms, paths.length), terms.length, places)
    return { pages: [], leads: Object.fromEntries(danger.map((path, index) => [path, leads[index] ?? 0])) }
  }
}

/** The rates of cross-validation at the thresholds in force. @param unseen as `unseenDanger` gives it */
export function dangerRates(unseen: readonly Unseen[], kinds: readonly CrisisKind[]): Record<Language, DangerRates> {
  const answers = unseen.map(({ watch, text, language, source, kind, found }) => {
    const first = watch.judge(text, language)
    return { language, source, wanted: kinds[kind ?? -1], first, got: first ?? watch.judge(text, language, found) }
  })

  function ratesIn(language: Language): DangerRates {
    const of = (source: Source) => answers.filter(answer => answer.language === language && answer.source === source)
    const share = (source: Source, isSo: (answer: (typeof answers)[number]) => unknown) =>
      of(source).filter(isSo).length / of(source).length
    return {
      helped: share('danger', ({ got }) => got),
      right: share('danger', ({ wanted, got }) => got?.pages.includes(wanted?.pages[0] ?? '')),
      exact: share('danger', ({ wanted, got }) => got && got.id === wanted?.id),
      atOnce: share('danger', ({ first }) => first),
      harmless: share('harmless', ({ got }) => got),
      asked: share('asked', ({ got }) => got)
    }
  }

  return Object.fromEntries(LANGUAGES.map(language => [language, ratesIn(language)])) as Record<Language, DangerRates>
}
