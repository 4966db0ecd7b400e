/** The rules, the figures and the answer: fetched while the reader answers the first question. */
import type { Language } from '../../i18n/languages.ts'
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
  const data = file.default as unknown as AssessmentData
  const own = { ...data.texts[language], questions: words }
  return { assessment, data: { ...data, texts: { ...data.texts, [language]: own } } }
}

function figuresIn(language: Language): Promise<{ default: unknown }> {
  return language === 'zh' ? import('../../.generated/household-zh.json') : import('../../.generated/household-en.json')
}
