/** Reads the repository once for all checks. */
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import { readData } from '../../rules/data/load.ts'
import { siteToday } from '../lib/today.ts'
import { readPages } from './pages.ts'
import type { Context } from './types.ts'

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
