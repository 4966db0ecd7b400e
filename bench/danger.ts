/** `npm run -s bench:danger`: how well danger is detected at several thresholds, by cross-validation over data/. */
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { readCrisisKinds } from '../scripts/search/danger/kinds.ts'
import { dangerRates, unseenDanger } from '../scripts/search/danger/cross-validation.ts'
import { MARGIN } from '../search/danger/watch.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDS = 5

const kinds = readCrisisKinds(ROOT)
const unseen = unseenDanger(ROOT, loadData(), FOLDS)

for (const found of [MARGIN.found, -0.9, -0.6, 0, 0.3]) {
  for (const atOnce of [MARGIN.atOnce, 0, 1, 1.5]) {
    Object.assign(MARGIN, { found, atOnce })
    for (const [language, rates] of Object.entries(dangerRates(unseen, kinds))) {
      const percent = (share: number) => `${(share * 100).toFixed(1)} %`
      console.log(
        `at once ${atOnce}, found ${found}, ${language}: help ${percent(rates.helped)}, the right one ` +
          `${percent(rates.right)}, first ${percent(rates.exact)}, at once ${percent(rates.atOnce)}; false alarms ${percent(rates.harmless)} of ` +
          `what sounds alike, ${percent(rates.asked)} of what is asked`
      )
    }
  }
}
