import { z } from 'zod'
import { parseShape } from '../../rules/data/issues.ts'
import { stringList, withoutPlaceholders, type Page } from './pages.ts'
import { COMPONENT } from './text.ts'
import type { Context, Problem } from './types.ts'

export const name = 'front-matter'
export const describe = 'each page has a title, description, audience, sources and review date'

const words = z.string().trim().min(1)

const schema = z.strictObject({
  title: words,
  sidebarTitle: words.optional(),
  description: words,
  audience: z.array(z.enum(['jobseeker', 'provider', 'employer', 'community', 'everyone'])).min(1),
  reviewed: z.iso.date('a date is written YYYY-MM-DD'),
  sources: z.array(z.string()).min(1),
  related: z.array(z.string().startsWith('/', 'a path begins with /')).optional(),
  safety: z.literal(true).optional(),
  faq: z
    .array(z.strictObject({ q: words, a: words }))
    .min(1)
    .optional()
})

const LONGEST_DESCRIPTION = 155

/** Pages about the site itself, or that only link to others, need one source. */
const FEW_SOURCES = /^\/(?:about|glossary|helplines)(?:\/|$)/

/** Pages that somebody in danger reads: they need the quick exit, and stay out of every cache. */
const DANGER = /^\/community\/(?:crisis|domestic-violence)(?:\/|$)/

/** The front matter of every page. */
export function run(context: Context): Problem[] {
  return context.pages.flatMap(page => [
    ...shapeProblems(page),
    ...descriptionProblems(page),
    ...sourceProblems(context, page),
    ...reviewProblems(context, page),
    ...safetyProblems(page)
  ])
}

function problem(page: Page, key: string, message: string, fix: string): Problem {
  return { file: page.file, line: page.fieldLine([key]), message, fix }
}

function shapeProblems(page: Page): Problem[] {
  const { issues = [] } = parseShape(schema, page.frontMatter)
  return issues.map(({ path, message, fix }) => ({ file: page.file, line: page.fieldLine(path), message, fix }))
}

/** Placeholders do not count: the writer cannot know how long their values are. */
function descriptionProblems(page: Page): Problem[] {
  const { description } = page.frontMatter
  if (typeof description !== 'string') return []
  const length = [...withoutPlaceholders(description).replaceAll(COMPONENT, '')].length
  if (length <= LONGEST_DESCRIPTION) return []
  const message = `the description has ${length} characters`
  return [problem(page, 'description', message, `shorten it to ${LONGEST_DESCRIPTION}`)]
}

function sourceProblems({ data }: Context, page: Page): Problem[] {
  if (page.isIndex || FEW_SOURCES.test(page.path)) return []
  const sources = stringList(page, 'sources')
  const problems: Problem[] = []
  if (new Set(sources).size < 2) {
    problems.push(problem(page, 'sources', 'the page has fewer than two sources', 'name at least two'))
  }
  if (!sources.some(id => data.sources.get(id)?.kind === 'official')) {
    problems.push(problem(page, 'sources', 'no source is official', 'name at least one of kind: official'))
  }
  return problems
}

function reviewProblems({ today }: Context, page: Page): Problem[] {
  const { reviewed } = page.frontMatter
  if (typeof reviewed !== 'string' || reviewed <= today) return []
  return [problem(page, 'reviewed', `the review date ${reviewed} is in the future`, 'write the day of the last check')]
}

function safetyProblems(page: Page): Problem[] {
  if (!DANGER.test(page.path) || page.frontMatter.safety !== undefined) return []
  return [problem(page, 'title', 'a page about danger has no quick exit', 'write `safety: true`')]
}
