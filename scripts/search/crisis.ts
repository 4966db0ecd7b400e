/** What the search script needs to recognise danger: words and sentences from data/, with services and pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { dialable } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import { plainWords, type CrisisHelp, type CrisisWords } from '../../search/crisis.ts'
import { dangerTerms, packDanger } from '../../search/danger.ts'
import { readFolding } from '../../search/fold.ts'
import { learnWeights, type Example, type LearnOptions } from '../../search/learn.ts'
import { fileOfPath, frontMatterOf } from '../mdx/site.ts'
import { foldingFor, readPageWords } from './words.ts'

const kindSchema = z.strictObject({
  id: z.string(),
  services: z.array(z.string()).min(1),
  pages: z.array(z.string().startsWith('/')).min(1),
  say: z.strictObject({ en: z.array(z.string()).min(1), zh: z.array(z.string()).min(1) })
})

/** One entry of data/crisis-words.yaml. */
export type CrisisKind = z.infer<typeof kindSchema>

/** Reads data/crisis-words.yaml. @throws ZodError where it has another shape */
export function readCrisisKinds(root: string): CrisisKind[] {
  return z.array(kindSchema).parse(parse(readFileSync(join(root, 'data', 'crisis-words.yaml'), 'utf8')))
}

const sentencesSchema = z.array(
  z.strictObject({ category: z.string(), en: z.array(z.string().min(1)).min(1), zh: z.array(z.string().min(1)).min(1) })
)

/** The category of sentences that only sound like danger. */
const HARMLESS = 'harmless'

/** What people in danger type, by kind, and under `harmless` what only sounds like it: data/danger-sentences.yaml. */
function readDangerSentences(root: string): Map<string, string[]> {
  const entries = sentencesSchema.parse(parse(readFileSync(join(root, 'data', 'danger-sentences.yaml'), 'utf8')))
  return new Map(entries.map(({ category, en, zh }) => [category, [...en, ...zh]]))
}

/** Sentences of danger by the page that comes first for their kind. */
export function dangerByPage(root: string): Map<string, string[]> {
  const sentences = readDangerSentences(root)
  const byPage = new Map<string, string[]>()
  for (const { id, pages } of readCrisisKinds(root)) {
    const [first = ''] = pages
    byPage.set(first, [...(byPage.get(first) ?? []), ...(sentences.get(id) ?? [])])
  }
  return byPage
}

/** How loud each sort of sentence is: danger is rare among them, and must not be missed. */
const LOUDNESS = { danger: 4, phrase: 1.2, harmless: 3, question: 1 }

/** Bytes of the search script: about 8 KiB. */
const MOST: LearnOptions = { terms: 20_000, weights: 3_800 }

/**
 * The words of danger, with the help for each, and the model of sentences that name none of them.
 * @param root the repository
 * @throws Error where a service has no phone, or where sentences name a kind that is not there
 */
export function crisisWords(root: string, data: Data): CrisisWords {
  const kinds = readCrisisKinds(root)
  const sentences = readDangerSentences(root)
  for (const category of sentences.keys()) {
    if (category !== HARMLESS && !kinds.some(({ id }) => id === category)) {
      throw new Error(`data/danger-sentences.yaml: data/crisis-words.yaml has no “${category}”.`)
    }
  }
  const said = [...sentences.values()].flat().join('') + kinds.flatMap(({ say }) => say.zh).join('')
  const fold = foldingFor(said)
  const plain = (text: string) => plainWords(text, readFolding(fold))

  function helpFor({ id, services, pages }: CrisisKind, language: Language): CrisisHelp {
    const known = pages.flatMap(path => {
      const href = `/${language}${path}`
      const file = fileOfPath(href)
      const title = file && frontMatterOf(file).title
      return title ? [{ href, title }] : []
    })
    return {
      id,
      services: services.map(service => {
        const entry = data.services.get(service)
        if (!entry?.phone) throw new Error(`data/crisis-words.yaml: ${id} names ${service}, which has no phone.`)
        return { name: entry.name[language], phone: entry.phone, tel: dialable(entry.phone) }
      }),
      pages,
      ...(known[0] && { link: known[0] })
    }
  }

  const helpIn = (language: Language) => kinds.map(kind => helpFor(kind, language))
  return {
    fold,
    // People in danger type in whichever language comes first.
    say: kinds.map(({ say }) => [...new Set([...say.en, ...say.zh].map(plain))]),
    danger: learnDanger(kinds, sentences, harmlessTexts(root, data, kinds), plain),
    help: { en: helpIn('en'), zh: helpIn('zh') }
  }
}

/** Questions and searches that other pages answer than those for people in danger. */
function harmlessTexts(root: string, data: Data, kinds: readonly CrisisKind[]): string[] {
  const pages = new Set(kinds.flatMap(kind => kind.pages))
  const folders = [...pages].filter(page => page.split('/').length > 2)
  const isHarmless = (path: string) => !folders.some(page => path === page || path.startsWith(`${page}/`))
  const questions = [...data.questions.values()].filter(({ danger, page }) => !danger && isHarmless(page))
  const words = [...readPageWords(root)].filter(([page]) => isHarmless(page))
  return [...questions.flatMap(({ ask }) => [...ask.en, ...ask.zh]), ...words.flatMap(([, phrases]) => phrases)]
}

function learnDanger(
  kinds: readonly CrisisKind[],
  sentences: ReadonlyMap<string, string[]>,
  harmless: readonly string[],
  plain: (text: string) => string
): string {
  const example =
    (page: number, weight: number) =>
    (text: string): Example => ({ terms: dangerTerms(plain(text)), page, weight })
  const examples = [
    ...kinds.flatMap(({ id, say }, kind) => [
      ...(sentences.get(id) ?? []).map(example(kind, LOUDNESS.danger)),
      ...[...say.en, ...say.zh].map(example(kind, LOUDNESS.phrase))
    ]),
    ...(sentences.get(HARMLESS) ?? []).map(example(kinds.length, LOUDNESS.harmless)),
    ...harmless.map(example(kinds.length, LOUDNESS.question))
  ]
  // What is harmless comes after the kinds; nothing is known of any of them beforehand.
  const nothing = { weight: 0, terms: [...kinds, undefined].map(() => []) }
  return packDanger(learnWeights(examples, [nothing], MOST))
}
