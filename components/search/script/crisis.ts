/** Words of danger, built into the search script: help waits for no request. */
import crisis from '../../../.generated/crisis.json'
import type { Language } from '../../../i18n/languages'
import { DangerWatch, type CrisisHelp } from '../../../search/crisis'
import type { SearchState } from './client'

let watch: DangerWatch | undefined

/**
 * The help that a query calls for, if any.
 * @param query as typed @param state once there are results: the best of them may tell what the words alone do not
 */
export function helpFor(query: string, language: Language, state?: SearchState): CrisisHelp | undefined {
  watch ??= new DangerWatch(crisis)
  return watch.help(query, language, state?.kind === 'answered' ? state.response.pages[0]?.url : undefined)
}
