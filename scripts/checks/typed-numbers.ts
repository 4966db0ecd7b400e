import { z } from 'zod'
import { LANGUAGES } from '../../i18n/languages.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'

export const name = 'typed-numbers'
export const describe =
  'no number of days, weeks, hours, people or years of age is typed in a page or question, but for a list that only shrinks'

/** What was typed before this check came, with how often; `npx tsx scripts/shrink-typed-numbers.ts` shortens it. */
export const LIST = 'scripts/checks/typed-numbers.json'

const EN_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty'
const EN_NUMBER = `(?:\\d[\\d,.]*|${EN_WORDS})`
const ZH_NUMBER = '(?:\\d[\\d,.]*|[二三四五六七八九]?十[一二三四五六七八九]?|[两三四五六七八九])'

/** 每两周 is the word for a fortnight. */
const TYPED: RegExp[] = [
  new RegExp(
    `(?<![\\w–-])${EN_NUMBER}(?: (?:business|working|full|calendar|more|whole))?[ -](?:hours?|days?|weeks?|fortnights?|months?|years?|people|workers|employees|children)\\b`,
    'giu'
  ),
  new RegExp(`\\b(?:aged?|under|over|turns?|turned|age) ${EN_NUMBER}\\b(?! (?:per|cents|dollars))`, 'giu'),
  new RegExp(
    `(?<!每)${ZH_NUMBER} ?(?:个?小时|天|个?工作日|周(?!年)|个?星期|个月|年(?!级|度| ?\\d{1,2} ?月)|岁|个人|名员工)`,
    'gu'
  )
]

/** Years of the calendar, such as 2026 年. */
const YEAR = /^(?:19|20)\d\d ?年$/

/** Typed numbers with a unit of time, age or people in a text. */
export function numbersIn(text: string): string[] {
  return TYPED.flatMap(pattern => [...text.normalize('NFKC').matchAll(pattern)].map(([found]) => found.toLowerCase()))
    .map(found => found.trim())
    .filter(found => !YEAR.test(found))
}

interface Typed {
  file: string
  line: number
  number: string
}

const listSchema = z.record(z.string(), z.record(z.string(), z.int().min(1)))

/** How often each number stands in each file: `{ file: { number: times } }`. */
export type NumbersList = z.infer<typeof listSchema>

/** The list of what was typed before; empty where there is none. @throws if it has another shape */
export function readList(root: string): NumbersList {
  const [file] = readFiles(root, 'scripts/checks', /^typed-numbers\.json$/)
  return file ? listSchema.parse(JSON.parse(file.text)) : {}
}

/** Every typed number of pages and of what questions must be answered with. */
export function typedNumbers({ pages, data }: Context): Typed[] {
  const inPages = pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ lines }) =>
      lines.flatMap(({ line, text }) => numbersIn(text).map(number => ({ file, line, number })))
    )
  )
  const inQuestions = [...data.questions.values()].flatMap(({ id, contains }) =>
    LANGUAGES.flatMap(language => contains[language].flatMap(numbersIn)).map(number => ({
      file: `data/questions: ${id}`,
      line: 1,
      number
    }))
  )
  return [...inPages, ...inQuestions]
}

/** How often each stands where. */
export function counted(typed: Typed[]): NumbersList {
  const list: NumbersList = {}
  for (const { file, number } of typed) {
    const inFile = (list[file] ??= {})
    inFile[number] = (inFile[number] ?? 0) + 1
  }
  return list
}

/** Numbers typed since the list was made, and a list that could be shorter. */
export function run(context: Context): Problem[] {
  const listed = readList(context.root)
  const typed = typedNumbers(context)
  const now = counted(typed)
  const isNew = ({ file, number }: Typed) => (now[file]?.[number] ?? 0) > (listed[file]?.[number] ?? 0)
  const added = typed
    .filter(isNew)
    .flatMap(({ file, line, number }) =>
      at({ file }, line, [
        {
          message: `“${number}” is typed`,
          fix: 'use <Figure id="…" /> (in front matter {figure:…}), or say it without a number'
        }
      ])
    )
  const gone = Object.entries(listed).flatMap(([file, numbers]) =>
    Object.entries(numbers).filter(([number, times]) => (now[file]?.[number] ?? 0) < times)
  )
  const stale = { message: `${gone.length} typed numbers of the list are gone`, fix: 'npm run shrink:typed-numbers' }
  return [...added, ...at({ file: LIST }, 1, gone.length > 0 ? [stale] : [])]
}

/** How many are left. */
export function report(context: Context): string[] {
  return [`${typedNumbers(context).length} typed numbers are left`]
}
