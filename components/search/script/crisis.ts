/** Words of danger, built into the search script, so that help needs no request. */
import crisis from '../../../.generated/crisis.json'
import type { Language } from '../../../i18n/languages'
import { DangerWatch, type CrisisHelp, type Found } from '../../../search/danger/watch'
import type { SearchState } from './client'

let watch: DangerWatch | undefined

/** If the index cannot be loaded, the words are all there is to go by. */
const NOTHING: Found = { pages: [] }

/**
 * The help that a query calls for, if any.
 * @param query as typed
 * @param state once there are results, which may show danger that the words alone do not
 */
export function helpFor(query: string, language: Language, state?: SearchState): CrisisHelp | undefined {
  watch ??= new DangerWatch(crisis)
  if (state?.kind === 'answered') return watch.judge(query, language, state.response)
  return watch.judge(query, language, state?.kind === 'failed' ? NOTHING : undefined)
}
