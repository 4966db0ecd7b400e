/** Known faults as patches: read from tests/faults/, applied to a folder, and listed in a table with what finds them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Where the faults are, below the root of the repository. */
const FOLDER = join('tests', 'faults')

/** One change of one file: a text that occurs once is replaced, or the file is removed, or it is written from scratch. */
export interface Edit {
  file: string
  find?: string
  replace?: string
  remove?: true
  write?: string
}

/** A fault that the tests must find. */
export interface Fault {
  id: string
  kind: string
  /** What a reader, an editor or the next maintainer would suffer. */
  harm: string
  edits: Edit[]
  /** What should find it, the quickest first: `unit FILE`, `e2e SPEC -g TITLE`, `check NAME`, or an npm script. */
  finders: string[]
  /**
   * Faults with the same name here share one build: they change different things, and what should find one of them
   * does not look at the others. Without a name each has a build of its own.
   */
  build?: string
}

/** Every fault, in the order of the files. @param root the repository */
export function readFaults(root: string): Fault[] {
  return readdirSync(join(root, FOLDER))
    .sort()
    .flatMap(name => parse(readFileSync(join(root, FOLDER, name), 'utf8')) as Fault[])
}

/** @throws naming the fault, where its text does not occur exactly once: the code has changed, and the patch must too */
function replaced(text: string, { file, find = '', replace = '' }: Edit, id: string): string {
  const parts = text.split(find)
  if (find === '' || parts.length !== 2) {
    throw new Error(
      `${id}: “${find}” occurs ${parts.length - 1} times in ${file}, not once; adapt the edit in ${FOLDER}/`
    )
  }
  return parts.join(replace)
}

/**
 * What an edit makes of the files of a folder. Several edits of one file build on one another.
 * @returns the new text by path; undefined where a file is removed
 * @throws naming the fault, where an edit does not fit the folder
 */
export function patched({ id, edits }: Pick<Fault, 'id' | 'edits'>, root: string): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>()
  for (const edit of edits) {
    if (edit.write !== undefined) {
      texts.set(edit.file, edit.write)
      continue
    }
    const text = texts.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8')
    texts.set(edit.file, edit.remove ? undefined : replaced(text, edit, id))
  }
  return texts
}

/** Puts faults into a folder. @throws where an edit does not fit */
export function apply(faults: Fault[], root: string): void {
  for (const fault of faults) {
    for (const [file, text] of patched(fault, root)) {
      if (text === undefined) rmSync(join(root, file))
      else writeFileSync(join(root, file), text)
    }
  }
}

/** The two columns of the table: before a change of the tests, and after it. */
export type Column = 'before' | 'after'

const HEAD = '| fault | kind | harm | found before by | found after by |\n| --- | --- | --- | --- | --- |'

/**
 * A Markdown table of every fault, with new results in one column.
 * @param existing the table until now: what it says in the other column, and of faults not tried this time, stays
 */
export function tableOf(faults: Fault[], found: ReadonlyMap<string, string>, column: Column, existing = ''): string {
  const cells = new Map(
    existing.split('\n').map(line => {
      const [, id = '', , , before = '', after = ''] = line.split('|').map(cell => cell.trim())
      return [id, { before, after }] as const
    })
  )
  const rows = faults.map(({ id, kind, harm }) => {
    const row: Record<Column, string> = { before: '', after: '', ...cells.get(id) }
    row[column] = found.get(id)?.replaceAll('|', '/') ?? row[column]
    return `| ${id} | ${kind} | ${harm} | ${row.before} | ${row.after} |`
  })
  return `${HEAD}\n${rows.join('\n')}\n`
}
