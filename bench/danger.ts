/** `npm run -s bench:danger`: how danger is heard at several thresholds, by cross-validation over data/. */
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { crossValidateDanger } from '../scripts/search/danger-cv.ts'
import { MARGIN } from '../search/crisis.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDS = 5

const data = loadData()
for (const alone of [MARGIN.alone, -1.2, -0.9, -0.3, 0, 0.5]) {
  MARGIN.alone = alone
  const rates = Object.entries(crossValidateDanger(ROOT, data, FOLDS))
  for (const [language, { helped, exact, harmless, asked }] of rates) {
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    console.log(
      `alone ${alone}, ${language}: help ${percent(helped)}, of exactly that kind ${percent(exact)}; ` +
        `false alarms ${percent(harmless)} of what sounds alike, ${percent(asked)} of what is asked`
    )
  }
}
