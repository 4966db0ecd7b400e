/** The messages of results that tools about days show beside the days. */
import type { ResultWords } from '../../../components/tool/types.ts'
import type { Language } from '../../../i18n/languages.ts'
import { labelsOf, type LabelGroup } from '../../../rules/labels.ts'
import { CALCULATOR_WORDS } from '../calculators.ts'

/** The messages for some groups of labels; a page carries no others. */
export function resultWords(language: Language, groups: readonly LabelGroup[]): ResultWords {
  const words = CALCULATOR_WORDS[language]
  const only = <Words extends object>(all: Words, kept: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key))) as Words
  const { answer } = words
  return {
    answer: only(answer, ['other', 'total', 'totalFortnight', 'from', 'seen', 'weeks', 'days']),
    steps: only(words.steps, labelsOf('steps', groups)),
    how: only(words.how, labelsOf('steps', groups)),
    findings: only(words.findings, labelsOf('findings', groups)),
    reasons: only(words.reasons, labelsOf('reasons', groups)),
    results: only(words.results, labelsOf('results', groups))
  }
}
