/** Reads the report of the link checker (lychee, JSON) about official pages. */
import type { Entry } from './issues.ts'

interface Answer {
  url: string
  status: { text: string; code?: number; details?: string }
}

interface Report {
  total: number
  error_map: Record<string, Answer[]>
}

export interface LinkReport {
  /** Pages that are gone, or did not respond. */
  broken: Entry[]
  /** Pages that timed out, which says nothing about them. */
  slow: string[]
}

/** Exit codes of lychee: every page responded; some did not. Any other means that lychee failed. */
const ALL_RESPONDED = '0'
const SOME_BROKEN = '2'

/**
 * Which pages are broken.
 * @param report the text that lychee wrote; undefined if it wrote none, as it may when all responded
 * @throws where lychee failed, so that the job fails: silence would look like good news
 */
export function brokenLinks(exitCode: string, report: string | undefined): LinkReport {
  if (exitCode !== ALL_RESPONDED && exitCode !== SOME_BROKEN) {
    throw new Error(`The link checker failed (exit code ${exitCode || 'unknown'}): no page was checked.`)
  }
  if (report === undefined && exitCode === ALL_RESPONDED) return { broken: [], slow: [] }

  const { total, error_map: errors } = read(report)
  if (total === 0) throw new Error('The link checker was given no address.')
  const answers = Object.values(errors).flat()
  // Not all government sites are down at once: the runner's own connection is.
  if (answers.length > total / 2)
    throw new Error(`${answers.length} of ${total} pages failed: check the connection first.`)
  if (answers.length === 0 && exitCode === SOME_BROKEN)
    throw new Error('The link checker reports broken pages and names none.')

  const slow = answers.filter(isSlow).map(({ url }) => url)
  const broken = answers
    .filter(answer => !isSlow(answer))
    .map(({ url, status }) => ({ key: url, line: `<${url}> (${status.code ?? plain(status.text)})` }))
    .sort((a, b) => a.key.localeCompare(b.key))
  return { broken: broken.filter(({ key }, index) => key !== broken[index - 1]?.key), slow: [...new Set(slow)].sort() }
}

/** @throws where the format is unknown: another version of lychee may write another */
function read(report: string | undefined): Report {
  try {
    const { total, error_map } = JSON.parse(report ?? '') as Partial<Report>
    if (typeof total === 'number' && error_map) return { total, error_map }
  } catch {
    // Reported below.
  }
  throw new Error('The report of the link checker cannot be read.')
}

/** 408 and 504 are timeouts too. */
function isSlow({ status }: Answer): boolean {
  return /time-?d? ?out/i.test(`${status.text} ${status.details ?? ''}`)
}

/** A message of a server or library on one line, without Markdown. */
function plain(text: string): string {
  const plainText = text.replace(/[^\w./:-]+/g, ' ').trim()
  return plainText.slice(0, 100)
}
