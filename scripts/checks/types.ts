/** What every content check is made of. */
import type { Data, DataProblem } from '../../rules/data/load.ts'
import type { Fault } from '../../rules/data/yaml-faults.ts'
import type { BrokenPage, Page } from './pages.ts'

export interface Problem extends Fault {
  /** Relative to the repository. */
  file: string
  line: number
}

/** Everything read once and handed to each check. */
export interface Context {
  /** The repository's folder. */
  root: string
  pages: Page[]
  broken: BrokenPage[]
  data: Data
  dataProblems: DataProblem[]
  /** The day the site is checked for, YYYY-MM-DD. */
  today: string
}

export interface Check {
  name: string
  /** One line for `--help`. */
  describe: string
  run(context: Context): Problem[]
  /** Measurements worth printing even where nothing is wrong. */
  report?(context: Context): string[]
}
