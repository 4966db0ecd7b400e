/**
 * The issues that the scheduled workflow opens. GitHub notifies people of a new issue or
 * comment, but not of an edit; so nothing here edits an issue, and boxes stay ticked.
 */
import { createHash } from 'node:crypto'

/** Runs GitHub's command line and returns its output. @throws where it fails */
export type Gh = (args: string[], input?: string) => string

/** One thing for a person to do. */
export interface Entry {
  /** Identifies it from one run to the next. */
  key: string
  /** A line of Markdown, without the checkbox. */
  line: string
}

/** An issue, identified by label and title. */
export interface Topic {
  label: string
  title: string
  /** What the reader is asked to do. */
  intro: string
}

interface Issue {
  number: number
  title: string
  state: string
}

/** GitHub allows 65,536 characters; this leaves room for the introduction and the marks. */
const MOST_CHARACTERS = 45_000

/**
 * Opens an issue unless one with its title was ever opened, even if it was closed.
 * @returns what was done, for the log
 */
export function openOnce(gh: Gh, topic: Topic, entries: Entry[]): string {
  if (entries.length === 0) return `Nothing for “${topic.title}”.`
  const issue = find(gh, topic)
  return issue ? `“${topic.title}” is issue ${issue.number} already.` : create(gh, topic, entries)
}

/**
 * Keeps one issue for a list that changes. A comment says what is new; the issue is reopened
 * for that, and closed when the list is empty. Nothing happens while the list stays the same.
 * @returns what was done, for the log
 */
export function keepList(gh: Gh, topic: Topic, entries: Entry[]): string {
  const issue = find(gh, topic)
  if (!issue) return entries.length === 0 ? `Nothing for “${topic.title}”.` : create(gh, topic, entries)

  const known = lastMarks(gh, issue)
  const marks = new Set(entries.map(mark))
  const added = entries.filter(entry => !known.has(mark(entry)))
  const gone = [...known].filter(each => !marks.has(each)).length
  if (added.length === 0 && gone === 0) return `“${topic.title}” has not changed.`

  const number = String(issue.number)
  const open = issue.state === 'OPEN'
  // State first: if the comment fails, the next run writes it.
  if (added.length > 0 && !open) gh(['issue', 'reopen', number])
  if (entries.length === 0 && open) gh(['issue', 'close', number])
  const text = [
    added.length > 0 && `New in the list:\n\n${boxes(added)}`,
    gone > 0 && `No longer in it: ${gone}.`,
    entries.length === 0 ? 'The list is empty.' : `In it now: ${entries.length}.`
  ]
  gh(['issue', 'comment', number, '--body-file', '-'], `${text.filter(Boolean).join('\n\n')}\n\n${marksOf(entries)}\n`)
  return `Commented on “${topic.title}”, issue ${number}: ${added.length} new, ${gone} gone.`
}

/** The issue of a topic: the open one, or else the newest. */
function find(gh: Gh, { label, title }: Topic): Issue | undefined {
  const all = 'issue list --state all --limit 1000 --json number,title,state --label'.split(' ')
  const listed = JSON.parse(gh([...all, label])) as Issue[]
  const issues = listed.filter(issue => issue.title === title).sort((a, b) => b.number - a.number)
  return issues.find(({ state }) => state === 'OPEN') ?? issues[0]
}

function create(gh: Gh, { label, title, intro }: Topic, entries: Entry[]): string {
  gh(['label', 'create', label, '--force', '--description', 'Opened by the scheduled workflow'])
  const body = `${intro}\n\n${boxes(entries)}\n\n${marksOf(entries)}\n`
  return gh(['issue', 'create', '--label', label, '--title', title, '--body-file', '-'], body).trim()
}

/** The list as checkboxes. A list too long for GitHub is cut, and says so. */
function boxes(entries: Entry[]): string {
  let left = MOST_CHARACTERS
  const fits = entries.filter(({ line }) => (left -= line.length + 7) >= 0)
  const rest = entries.length - fits.length
  return [...fits.map(({ line }) => `- [ ] ${line}`), ...(rest > 0 ? ['', `… and ${rest} more.`] : [])].join('\n')
}

/** Short, so that the marks of a long list fit in an issue. */
function mark({ key }: Entry): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10)
}

/** The list for the next run, invisible to readers. */
function marksOf(entries: Entry[]): string {
  return `<!-- list: ${entries.map(mark).join(' ')} -->`
}

/** The list as last written in the issue or a comment. */
function lastMarks(gh: Gh, { number }: Issue): Set<string> {
  const shown = gh(['issue', 'view', String(number), '--json', 'body,comments'])
  const { body, comments } = JSON.parse(shown) as { body: string; comments: { body: string }[] }
  const texts = [body, ...comments.map(comment => comment.body)]
  const last = texts.flatMap(text => [...text.matchAll(/<!-- list: ([0-9a-f ]*)-->/g)]).at(-1)?.[1] ?? ''
  return new Set(last.split(' ').filter(Boolean))
}
