/** What checks are given, read once for all of them, and what they report. */
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import { readData, type Data, type DataProblem } from '../../rules/data/load.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { siteToday } from '../lib/today.ts'
import { readPages, type BrokenPage, type Page } from './pages.ts'

export interface Problem extends Issue {
  /** Relative to the repository. */
  file: string
  line: number
}

/** Everything that checks need. */
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

/**
 * Pages and data as the checks need them.
 * @param root the repository's folder
 * @param today the day to check for; by default the day of the build
 */
export function readContext(root: string, today = siteToday()): Context {
  const { data, problems } = readData(join(root, 'data'))
  return { root, ...readPages(root), data, dataProblems: problems, today }
}

/** Paths, without the language, of one language's pages, including those that cannot be parsed. */
export function pathsIn({ pages, broken }: Context, language: Language): Set<string> {
  return new Set([...pages, ...broken].filter(page => page.language === language).map(({ path }) => path))
}

/** Issues as problems of one line. */
export function at({ file }: Pick<Problem, 'file'>, line: number, issues: Issue[]): Problem[] {
  return issues.map(issue => ({ file, line, ...issue }))
}
