/** What the link checker (lychee, JSON) found out about official pages. */
import type { Entry } from './issues.ts'

interface Answer {
  url: string
  status: { text: string; code?: number; details?: string }
}

interface Report {
  total: number
  error_map: Record<string, Answer[]>
}

export interface Looked {
  /** Pages that answered that they are not there, or did not answer at all. */
  broken: Entry[]
  /** Pages that took too long: that says nothing about them. */
  slow: string[]
}

/** How lychee ends: every page answered; some did not. Anything else is a failure of its own. */
const ALL_WELL = '0'
const SOME_BROKEN = '2'

/**
 * Which pages are broken.
 * @param exitCode how the tool ended
 * @param report what it wrote; it may write nothing where all is well
 * @throws where the tool failed, so that the job does: silence would look like good news
 */
export function brokenLinks(exitCode: string, report: string | undefined): Looked {
  if (exitCode !== ALL_WELL && exitCode !== SOME_BROKEN) {
    throw new Error(`The link checker failed (exit code ${exitCode || 'unknown'}): no page was judged.`)
  }
  if (report === undefined && exitCode === ALL_WELL) return { broken: [], slow: [] }

  const { total, error_map: errors } = read(report)
  if (total === 0) throw new Error('The link checker was given no address.')
  const answers = Object.values(errors).flat()
  // The sites of a whole government are not down at once; the runner's own connection is.
  if (answers.length > total / 2) throw new Error(`${answers.length} of ${total} pages failed: look at the connection first.`)
  if (answers.length === 0 && exitCode === SOME_BROKEN) throw new Error('The link checker reports broken pages and names none.')

  const slow = answers.filter(isSlow).map(({ url }) => url)
  const broken = answers
    .filter(answer => !isSlow(answer))
    .map(({ url, status }) => ({ key: url, line: `<${url}> (${status.code ?? plain(status.text)})` }))
    .sort((a, b) => a.key.localeCompare(b.key))
  return { broken: broken.filter(({ key }, index) => key !== broken[index - 1]?.key), slow: [...new Set(slow)].sort() }
}

/** @throws where the report is not one: another version of the tool may write another form */
function read(report: string | undefined): Report {
  try {
    const { total, error_map } = JSON.parse(report ?? '') as Partial<Report>
    if (typeof total === 'number' && error_map) return { total, error_map }
  } catch {
    // Said below.
  }
  throw new Error('The report of the link checker cannot be read.')
}

/** 408 and 504 are called time-outs as well. */
function isSlow({ status }: Answer): boolean {
  return /time-?d? ?out/i.test(`${status.text} ${status.details ?? ''}`)
}

/** What a server or a library says becomes no Markdown, and no more than a line. */
function plain(text: string): string {
  return text.replace(/[^\w ./:-]+/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 100)
}
