/** Words of danger, built into the search script: help waits for no request. */
import crisis from '../../../.generated/crisis.json'
import type { Language } from '../../../i18n/languages'
import { crisisHelp, type CrisisHelp } from '../../../search/crisis'
import { readFolding } from '../../../search/fold'

const simplified = readFolding(crisis.fold)

/** The help that a query calls for, if any. @param query as typed */
export function helpFor(query: string, language: Language): CrisisHelp | undefined {
  return crisisHelp(query, crisis.help[language], simplified)
}
