/** How much a run covers: `npm run test:full` tries every combination, `npm test` one of each kind. */
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/** Whether everything is tried, as each night. */
export const isFullRun = process.env.FULL === '1'

/** Every case in a full run. Otherwise a part, chosen so that each kind of fault still has a test that finds it. */
export function fullOr<Cases>(every: Cases, part: Cases): Cases {
  return isFullRun ? every : part
}

/** Languages to try behaviour in: both in a full run, otherwise one. Neighbouring tests take turns. */
export function languagesOr(one: Language): readonly Language[] {
  return fullOr<readonly Language[]>(LANGUAGES, [one])
}
