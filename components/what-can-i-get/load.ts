/** The rules, the figures and the answer: fetched while the reader answers the first question. */
import type { Language } from '../../i18n/languages.ts'
import type { IsoDate } from '../../rules/dates.ts'
import type { PackedFigure, PackedValue } from '../tool/types.ts'
import type { AssessmentData } from './data.ts'
import type { InterviewData } from './types.ts'
import type * as Assessment from './assessment.tsx'

export interface Loaded {
  assessment: typeof Assessment
  data: AssessmentData
}

/**
 * @param words of the questions, which the page has already: the file leaves them out
 * @throws where the network or a new version of the site does not have them
 */
export async function load({ language, words }: InterviewData): Promise<Loaded> {
  const [assessment, file] = await Promise.all([import('./assessment.tsx'), figuresIn(language)])
  // As text a large JSON has a type that TypeScript takes seconds for.
  const data = withDays(file.default as unknown as Fetched)
  const own = { ...data.texts[language], questions: words }
  return { assessment, data: { ...data, texts: { ...data.texts, [language]: own } } }
}

/** `householdFile` of scripts/mdx/household.ts as it is fetched: a value has the place of its day in `starts`. */
export type Fetched = Omit<AssessmentData, 'figures'> & {
  starts: IsoDate[]
  figures: (Omit<PackedFigure, 'values'> & { values: [number, ...WithoutDay][] })[]
}

type WithoutDay = PackedValue extends [IsoDate, ...infer Rest] ? Rest : never

/** The file with the days of values put back. */
export function withDays({ starts, figures, ...data }: Fetched): AssessmentData {
  const dayAt = (place: number) => starts[place] ?? ''
  return {
    ...data,
    figures: figures.map(figure => ({
      ...figure,
      values: figure.values.map(([place, ...value]): PackedValue => [dayAt(place), ...value])
    }))
  }
}

function figuresIn(language: Language): Promise<{ default: unknown }> {
  return language === 'zh' ? import('../../.generated/household-zh.json') : import('../../.generated/household-en.json')
}
