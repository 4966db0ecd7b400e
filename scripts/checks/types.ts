/** The interface of content checks. */
import type { Data, DataProblem } from '../../rules/data/load.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import type { BrokenPage, Page } from './pages.ts'

export interface Problem extends Issue {
  /** Relative to the repository. */
  file: string
  line: number
}

/** Everything that checks need, read once. */
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
  /** Measurements worth printing even without problems. */
  report?(context: Context): string[]
}
