/** The rules, the figures and the answer: fetched while the reader answers the first question. */
import type { Language } from '../../i18n/languages.ts'
import type { AssessmentData } from './data.ts'
import type * as Assessment from './assessment.tsx'

export interface Loaded {
  assessment: typeof Assessment
  data: AssessmentData
}

/** @throws where the network or a new version of the site does not have them */
export async function load(language: Language): Promise<Loaded> {
  const [assessment, data] = await Promise.all([import('./assessment.tsx'), figuresIn(language)])
  // As text a large JSON has a type that TypeScript takes seconds for.
  return { assessment, data: data.default as unknown as AssessmentData }
}

function figuresIn(language: Language): Promise<{ default: unknown }> {
  return language === 'zh' ? import('../../.generated/household-zh.json') : import('../../.generated/household-en.json')
}
