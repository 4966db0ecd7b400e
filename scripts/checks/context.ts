/** Reads the repository once for all checks. */
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import { readData } from '../../rules/data/load.ts'
import { siteToday } from '../lib/today.ts'
import { readPages } from './pages.ts'
import type { Context } from './types.ts'

/**
 * @param root the repository's folder
 * @param today the day to check for; by default the day the build takes for today
 */
export function readContext(root: string, today = siteToday()): Context {
  const { data, problems } = readData(join(root, 'data'))
  return { root, ...readPages(root), data, dataProblems: problems, today }
}

/** Paths, without the language, of a language's pages; also of those that cannot be parsed. */
export function pathsIn({ pages, broken }: Context, language: Language): Set<string> {
  return new Set([...pages, ...broken].filter(page => page.language === language).map(({ path }) => path))
}
