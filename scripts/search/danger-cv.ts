/** How well danger is heard in sentences that the models were not learned from. */
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import { DangerWatch, plainWords } from '../../search/crisis.ts'
import { readFolding } from '../../search/fold.ts'
import { readCrisisKinds } from './crisis-kinds.ts'
import { crisisWords } from './crisis.ts'
import { crossValidated, dangerExamples, learnDanger, type DangerExample, type Source } from './danger-model.ts'

/** Shares from 0 to 1. */
export interface DangerRates {
  /** Sentences of danger that get help, and that of exactly their kind. */
  helped: number
  exact: number
  /** Sentences that only sound like danger, and what other pages are asked, that get help all the same. */
  harmless: number
  asked: number
}

/** Cross-validation by neighbours in data/, before any page is known. @param root the repository */
export function crossValidateDanger(root: string, data: Data, folds: number): Record<Language, DangerRates> {
  const kinds = readCrisisKinds(root)
  // Learned in each fold, not here.
  const words = crisisWords(root, data, () => ({ alarm: '', kinds: '' }))
  const simplified = readFolding(words.fold)
  const learn = (examples: readonly DangerExample[]) =>
    learnDanger(examples, kinds.length, text => plainWords(text, simplified))
  const answers = [...crossValidated(dangerExamples(root, data, kinds), folds, learn)].flatMap(({ model, unseen }) => {
    const watch = new DangerWatch({ ...words, danger: model })
    return unseen.map(example => ({ ...example, got: watch.help(example.text, example.language)?.id }))
  })

  function ratesIn(language: Language): DangerRates {
    const of = (source: Source) => answers.filter(answer => answer.language === language && answer.source === source)
    const alarms = (source: Source) => of(source).filter(({ got }) => got).length / of(source).length
    const exact = of('danger').filter(({ kind, got }) => kind !== undefined && got === kinds[kind]?.id)
    return {
      helped: alarms('danger'),
      exact: exact.length / of('danger').length,
      harmless: alarms('harmless'),
      asked: alarms('asked')
    }
  }

  return Object.fromEntries(LANGUAGES.map(language => [language, ratesIn(language)])) as Record<Language, DangerRates>
}
