/** All content checks, and what `npm run check` prints of them. */
import * as authors from './authors.ts'
import * as changes from './changes.ts'
import type { Check, Context, Problem } from './context.ts'
import * as days from './days.ts'
import * as drafts from './drafts.ts'
import * as figuresZh from './figures-zh.ts'
import * as fileNames from './file-names.ts'
import * as frontMatter from './front-matter.ts'
import * as headings from './headings.ts'
import * as headingsZh from './headings-zh.ts'
import * as ids from './ids.ts'
import * as labelsZh from './labels-zh.ts'
import * as links from './links.ts'
import * as machineWords from './machine-words.ts'
import * as meta from './meta.ts'
import * as parts from './parts.ts'
import * as publishedIds from './published-ids.ts'
import * as questions from './questions.ts'
import * as readingLevel from './reading-level.ts'
import * as statements from './statements.ts'
import * as states from './states.ts'
import * as style from './style.ts'
import * as termsZh from './terms-zh.ts'
import * as translations from './translations.ts'
import * as typedFigures from './typed-figures.ts'
import * as typedNumbers from './typed-numbers.ts'
import * as typographyZh from './typography-zh.ts'
import * as withdrawn from './withdrawn.ts'

const data: Check = {
  name: 'data',
  describe: 'everything in data/ has the right shape, known sources and a unique id',
  run: ({ dataProblems }) => dataProblems
}

const mdx: Check = {
  name: 'mdx',
  describe: 'every page is well-formed MDX with front matter; other checks skip pages that are not',
  run: ({ broken }) => broken
}

/** In the order in which they run. */
export const checks: Check[] = [
  data,
  days,
  fileNames,
  changes,
  publishedIds,
  authors,
  mdx,
  frontMatter,
  drafts,
  headings,
  ids,
  typedFigures,
  typedNumbers,
  links,
  translations,
  meta,
  parts,
  states,
  statements,
  questions,
  withdrawn,
  readingLevel,
  figuresZh,
  typographyZh,
  termsZh,
  headingsZh,
  labelsZh,
  style,
  machineWords
]

/**
 * Runs checks on the content.
 * @returns the text for the terminal, and the number of problems
 */
export function checkReport(context: Context, chosen: Check[]): { text: string; problems: number } {
  // A problem in data/ leaves its entry out, so every page that uses it would be reported too.
  const running = context.dataProblems.length > 0 ? [data] : chosen
  const results = running.map(check => ({
    name: check.name,
    problems: check.run(context),
    measured: check.report?.(context) ?? []
  }))
  const problems = results.flatMap(result => result.problems).length
  const waiting = chosen.filter(check => !running.includes(check)).length
  const lines = [
    ...results.flatMap(({ name, problems, measured }) => {
      const lines = [...measured.map(line => `  ${line}`), ...problems.flatMap(linesOf)]
      return lines.length > 0 ? [name, ...lines, ''] : []
    }),
    `${running.length} checks, ${problems} problems`,
    ...(waiting > 0 ? [`${waiting} more checks wait until data/ is fixed`] : [])
  ]
  return { text: lines.join('\n'), problems }
}

function linesOf({ file, line, message, fix }: Problem): string[] {
  return [`${file}:${line} ${message}`, `  fix: ${fix}`]
}
