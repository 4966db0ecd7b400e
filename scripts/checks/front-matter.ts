import { z } from 'zod'
import { parseShape } from '../../rules/data/issues.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, type Context, type Problem } from './context.ts'
import { stringList, withoutPlaceholders, type Page } from './pages.ts'
import { COMPONENT } from './text.ts'

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
  answer: z
    .strictObject({
      figure: words.optional(),
      say: words.optional(),
      call: words.optional(),
      next: z.string().startsWith('/', 'a path begins with /')
    })
    .optional(),
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
    ...at(page, page.fieldLine(['description']), descriptionIssues(page)),
    ...at(page, page.fieldLine(['sources']), sourceIssues(context, page)),
    ...at(page, page.fieldLine(['reviewed']), reviewIssues(context, page)),
    ...at(page, page.fieldLine(['title']), safetyIssues(page))
  ])
}

function shapeProblems(page: Page): Problem[] {
  const { issues = [] } = parseShape(schema, page.frontMatter)
  return issues.flatMap(({ path, ...issue }) => at(page, page.fieldLine(path), [issue]))
}

/** Placeholders do not count: the writer cannot know how long their values are. */
function descriptionIssues({ frontMatter: { description } }: Page): Issue[] {
  if (typeof description !== 'string') return []
  const length = [...withoutPlaceholders(description).replaceAll(COMPONENT, '')].length
  if (length <= LONGEST_DESCRIPTION) return []
  return [{ message: `the description has ${length} characters`, fix: `shorten it to ${LONGEST_DESCRIPTION}` }]
}

function sourceIssues({ data }: Context, page: Page): Issue[] {
  if (page.isIndex || FEW_SOURCES.test(page.path)) return []
  const sources = stringList(page, 'sources')
  const issues: Issue[] = []
  if (new Set(sources).size < 2) {
    issues.push({ message: 'the page has fewer than two sources', fix: 'name at least two' })
  }
  if (!sources.some(id => data.sources.get(id)?.kind === 'official')) {
    issues.push({ message: 'no source is official', fix: 'name at least one of kind: official' })
  }
  return issues
}

function reviewIssues({ today }: Context, { frontMatter: { reviewed } }: Page): Issue[] {
  if (typeof reviewed !== 'string' || reviewed <= today) return []
  return [{ message: `the review date ${reviewed} is in the future`, fix: 'write the day of the last check' }]
}

function safetyIssues(page: Page): Issue[] {
  if (!DANGER.test(page.path) || page.frontMatter.safety !== undefined) return []
  return [{ message: 'a page about danger has no quick exit', fix: 'write `safety: true`' }]
}
