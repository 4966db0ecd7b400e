/** Learns the models that detect danger (search/danger/scorer.ts) from data/, and measures them by cross-validation. */
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Data } from '../../../rules/data/load.ts'
import {
  dangerTerms,
  kindTerms,
  packSteps,
  packTerms,
  readTerms,
  TERM_STEP,
  type DangerModel
} from '../../../search/danger/scorer.ts'
import { learnWeights, type LearnOptions } from '../../../search/learn.ts'
import { learnAlarm, type AlarmExample } from '../../../search/danger/learn-alarm.ts'
import { type CrisisKind } from './kinds.ts'
import { learnedQuestions } from './learned-questions.ts'
import { readDangerSentences } from './sentences.ts'
import { readPageWords } from '../words.ts'

/**
 * Where an example comes from: sentences of danger-sentences.yaml, phrases of crisis-words.yaml, questions to search.
 */
export type Source = 'danger' | 'harmless' | 'asked-in-danger' | 'phrase' | 'asked'

/** A text to learn from. */
export interface DangerExample {
  text: string
  language: Language
  source: Source
  /** Its index among the kinds of data/crisis-words.yaml; none if nobody is in danger. */
  kind?: number
  /** The page that answers it, below the language, if one does. */
  page?: string
  /** Its position in its list, from 0 to below 1: neighbours were written by one author. */
  place: number
}

/** The weight of each sort of text: danger is rare among them, and near misses are rarer. */
const SAMPLE_WEIGHT: Record<Source, number> = { danger: 4, 'asked-in-danger': 2, phrase: 1, harmless: 9, asked: 0.7 }

/** Bytes of the search script, with the weights for kinds: 12.7 KiB. */
const MAX_ALARM_WEIGHTS = 5_350
/** Bytes of the index of each language: about 5 KiB. */
const MORE_ALARM_WEIGHTS = 5_000
/** With as few passes as the models of pages need, chance decided over one kind in thirty. */
const MOST_KINDS: LearnOptions = { terms: 20_000, weights: 3_480, step: TERM_STEP, passes: [30, 30], decay: 3e-3 }

/** Everything to learn from, in the order of the files. */
export function dangerExamples(root: string, data: Data, kinds: readonly CrisisKind[]): DangerExample[] {
  const pages = new Set(kinds.flatMap(kind => kind.pages))
  const folders = [...pages].filter(page => page.split('/').length > 2)
  const isHarmless = (path: string) => !folders.some(page => path === page || path.startsWith(`${page}/`))
  const firstPages = kinds.map(kind => kind.pages[0])
  const withKind = (kind: number): Known => ({ kind, page: firstPages[kind] ?? '' })
  const questions = learnedQuestions(root, data.questions)
  const inDanger = questions.filter(({ danger, page }) => danger && firstPages.includes(page))
  const harmless = questions.filter(
    ({ danger, tells_of_danger, page }) => !danger && !tells_of_danger && isHarmless(page)
  )
  const words = [...readPageWords(root)].filter(([page]) => isHarmless(page)).flatMap(([, phrases]) => phrases)
  return LANGUAGES.flatMap(language => [
    ...readDangerSentences(root).flatMap(entry =>
      entry.category === 'harmless'
        ? listed(entry[language], language, 'harmless')
        : listed(entry[language], language, 'danger', withKind(kindOf(kinds, entry.category)))
    ),
    ...inDanger.flatMap(({ ask, page }) =>
      listed(ask[language], language, 'asked-in-danger', withKind(firstPages.indexOf(page)))
    ),
    ...kinds.flatMap(({ say }, kind) => listed(say[language], language, 'phrase', withKind(kind))),
    ...listed(
      harmless.flatMap(({ ask, page }) => ask[language].map(text => ({ text, page }))),
      language,
      'asked'
    ),
    ...listed(
      words.filter(text => /[\u3400-\u9fff]/.test(text) === (language === 'zh')),
      language,
      'asked'
    )
  ])
}

function kindOf(kinds: readonly CrisisKind[], category: string): number {
  const kind = kinds.findIndex(({ id }) => id === category)
  if (kind < 0) throw new Error(`data/danger-sentences.yaml: data/crisis-words.yaml has no “${category}”.`)
  return kind
}

type Known = Pick<DangerExample, 'kind' | 'page'>

function listed(
  texts: readonly (string | { text: string; page: string })[],
  language: Language,
  source: Source,
  known: Known = {}
): DangerExample[] {
  return texts.map((each, at) => ({
    ...known,
    ...(typeof each === 'string' ? { text: each } : each),
    language,
    source,
    place: at / texts.length
  }))
}

/** Learns the models that the search script carries. @param plain folds a text as `plainWords` does */
export function learnDanger(
  examples: readonly DangerExample[],
  kinds: number,
  plain: (text: string) => string
): DangerModel {
  const alarm = learnAlarm(alarmExamples(examples, plain), MAX_ALARM_WEIGHTS)
  const ofKinds = examples.flatMap(({ text, kind, source }) =>
    kind === undefined ? [] : [{ terms: kindTerms(plain(text)).map(String), page: kind, weight: SAMPLE_WEIGHT[source] }]
  )
  // No kind has prior weights.
  const nothing = { weight: 0, terms: Array.from({ length: kinds }, () => []) }
  const learned = [...learnWeights(ofKinds, [nothing], MOST_KINDS)].flatMap(([term, entries]) =>
    entries.map(([kind, steps]): [number, number] => [Number(term) * kinds + kind, steps])
  )
  return { alarm: packTerms(alarm), kinds: packSteps(new Map(learned)) }
}

function alarmExamples(examples: readonly DangerExample[], plain: (text: string) => string): AlarmExample[] {
  return examples.map(({ text, kind, source }) => ({
    terms: dangerTerms(plain(text)),
    isDanger: kind !== undefined,
    weight: SAMPLE_WEIGHT[source]
  }))
}

/**
 * Learns the terms of one language that the search script has no room for; the index has them, as `packTerms` gives
 * them.
 * @param examples of this language
 * @param model what the script carries
 * @param plain folds a text as `plainWords` does
 */
export function learnMoreDanger(
  examples: readonly DangerExample[],
  { alarm }: DangerModel,
  plain: (text: string) => string
): string {
  return packTerms(learnAlarm(alarmExamples(examples, plain), MORE_ALARM_WEIGHTS, readTerms(alarm)))
}

/**
 * The sentences of each fold, with the models learned from the others. Folds are neighbours in their lists, so that
 * what one author wrote in one go is in one fold. Phrases are always learned from.
 */
export function* crossValidated<Model>(
  examples: readonly DangerExample[],
  folds: number,
  learn: (examples: readonly DangerExample[]) => Model,
  first = folds
): Generator<{ model: Model; unseen: DangerExample[] }> {
  for (let fold = 0; fold < first; fold += 1) {
    const isUnseen = ({ source, place }: DangerExample) => source !== 'phrase' && Math.floor(place * folds) === fold
    yield { model: learn(examples.filter(example => !isUnseen(example))), unseen: examples.filter(isUnseen) }
  }
}
