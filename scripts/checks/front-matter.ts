import { z } from 'zod'
import { shapeIssues } from '../../rules/data/issues.ts'
import { stringList, withoutPlaceholders, type Page } from './pages.ts'
import { COMPONENT } from './text.ts'
import type { Context, Problem } from './types.ts'

export const name = 'front-matter'
export const describe =
  'each page says what it is, for whom, from which sources, and when it was last checked'

const words = z.string().trim().min(1)

const schema = z
  .object({
    title: words,
    sidebarTitle: words.optional(),
    description: words,
    audience: z.array(z.enum(['jobseeker', 'provider', 'employer', 'community', 'everyone'])).min(1),
    reviewed: z.string().date('a date is written YYYY-MM-DD'),
    sources: z.array(z.string()).min(1),
    related: z.array(z.string().startsWith('/', 'a path begins with /')).optional(),
    safety: z.literal(true).optional(),
    faq: z
      .array(z.object({ q: words, a: words }).strict())
      .min(1)
      .optional()
  })
  .strict()

const LONGEST_DESCRIPTION = 155

/** Pages that lead to others or speak of the site itself need one source only. */
const FEW_SOURCES = /^\/(?:about|glossary|helplines)(?:\/|$)/

/** The front matter of every page. */
export function run(context: Context): Problem[] {
  return context.pages.flatMap(page => [
    ...shapeProblems(page),
    ...descriptionProblems(page),
    ...sourceProblems(context, page),
    ...reviewProblems(context, page),
  ])
}

function problem(page: Page, key: string, message: string, mend: string): Problem {
  return { file: page.file, line: page.fieldLine([key]), message, mend }
}

function shapeProblems(page: Page): Problem[] {
  const parsed = schema.safeParse(page.frontMatter)
  if (parsed.success) return []
  return shapeIssues(parsed.error).map(({ path, message, mend }) => ({
    file: page.file,
    line: page.fieldLine(path),
    message,
    mend
  }))
}

/** Placeholders count for nothing: how long their values are is not the writer's doing. */
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
  return [
    problem(
      page,
      'reviewed',
      `the review date ${reviewed} is in the future`,
      'write the day of the last check'
    )
  ]
}
