/** What the search script needs to detect danger: words and sentences from data/, with services and pages. */
import { dialable } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Data } from '../../../rules/data/load.ts'
import type { Service } from '../../../rules/data/schema.ts'
import type { DangerModel } from '../../../search/danger/scorer.ts'
import { plainWords, type CrisisHelp, type CrisisWords } from '../../../search/danger/watch.ts'
import { readFolding } from '../../../search/fold.ts'
import type { Core } from '../../../search/types.ts'
import { fileOfPath, frontMatterOf } from '../../mdx/site.ts'
import { readCrisisKinds, type CrisisKind } from './kinds.ts'
import { dangerExamples, learnDanger, learnMoreDanger } from './model.ts'
import { readDangerSentences } from './sentences.ts'
import { readDangerSpellings } from './spellings.ts'
import { foldingFor, pinyinOf } from '../words.ts'

/** Sentences of danger by the page that comes first for their kind. */
export function dangerByPage(root: string): Map<string, string[]> {
  const sentences = new Map(
    readDangerSentences(root).map(({ category, en, zh }) => [category as string, [...en, ...zh]])
  )
  const byPage = new Map<string, string[]>()
  for (const { id, pages } of readCrisisKinds(root)) {
    const [first = ''] = pages
    byPage.set(first, [...(byPage.get(first) ?? []), ...(sentences.get(id) ?? [])])
  }
  return byPage
}

/** A character must be in this many sentences, or its traditional forms are not worth their bytes. */
const OFTEN = 30

/** The characters in many sentences, which the models know. */
function frequentCharacters(root: string): string[] {
  const counts = new Map<string, number>()
  for (const { zh } of readDangerSentences(root)) {
    for (const sentence of zh) for (const char of new Set(sentence)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= OFTEN).map(([char]) => char)
}

/** The characters in phrases and sentences, with their traditional forms. */
function foldingOf(root: string, kinds: readonly CrisisKind[]): Core['fold'] {
  const phrases = kinds.flatMap(({ say, alone }) => [...say.zh, ...(alone?.zh ?? [])])
  const spellings = readDangerSpellings(root)
  const written = [...Object.values(spellings.meant).flat(), ...spellings.harmless.zh]
  return foldingFor([...phrases, ...written, ...frequentCharacters(root)].join(''))
}

/**
 * Terms of one language for which the search script has no room; its index has them (types.ts).
 * @param model what the script carries
 */
export function moreDangerTerms(root: string, data: Data, language: Language, model: DangerModel): string {
  const kinds = readCrisisKinds(root)
  const simplified = readFolding(foldingOf(root, kinds))
  const examples = dangerExamples(root, data, kinds).filter(example => example.language === language)
  return learnMoreDanger(examples, model, text => plainWords(text, simplified))
}

/**
 * The words of danger, with the help for each, and the model of sentences that name none of them.
 * @param root the repository
 * @param learn learns the models; only cross-validation passes another
 * @throws Error if a service is not shown or has no phone, or if sentences name an unknown kind
 */
export function crisisWords(root: string, data: Data, learn = learnDanger): CrisisWords {
  const kinds = readCrisisKinds(root)
  const spellings = readDangerSpellings(root)
  const fold = foldingOf(root, kinds)
  const plain = (text: string) => plainWords(text, readFolding(fold))

  function serviceOf(kind: string, id: string): Service & { phone: string } {
    const entry = data.services.get(id)
    if (!entry?.phone || entry.status === 'unverified') {
      throw new Error(`data/crisis-words.yaml: ${kind} names ${id}, which has no phone that is shown.`)
    }
    return { ...entry, phone: entry.phone }
  }

  function namedService({ id }: CrisisKind, kind: number, { service, say, alone }: CrisisKind['named'][number]) {
    const { name, phone, sms } = serviceOf(id, service)
    return { name, phone, say: [...say, ...(sms ? [sms] : [])].map(plain), alone: alone.map(plain), kind }
  }

  function linkTo(page: string, language: Language) {
    const href = `/${language}${page}`
    const file = fileOfPath(href)
    const title = file && frontMatterOf(file).title
    return title ? [{ href, title }] : []
  }

  function helpFor({ id, services, pages, calm }: CrisisKind, language: Language): CrisisHelp {
    // Of the others some are right by chance: they would take the places of what an alarm by mistake had asked for.
    const [first = ''] = pages
    return {
      id,
      services: services.map(service => {
        const { name, phone } = serviceOf(id, service)
        return { name: name[language], phone, tel: dialable(phone) }
      }),
      pages: [first],
      links: [first, ...(calm ? [calm] : [])].flatMap(page => linkTo(page, language)),
      calm: calm !== undefined
    }
  }

  const helpIn = (language: Language) => kinds.map(kind => helpFor(kind, language))
  return {
    fold,
    // People in danger type in whichever language comes first.
    say: kinds.map(({ say, weak, sure }) => {
      const others = new Set([...inBoth(weak), ...inBoth(sure)].map(plain))
      return [...new Set(inBoth(say).map(plain))].filter(phrase => !others.has(phrase))
    }),
    weak: kinds.map(({ weak }) => inBoth(weak).map(plain)),
    sure: kinds.map(({ sure }) => inBoth(sure).map(plain)),
    alone: kinds.map(({ alone }) => inBoth(alone).map(plain)),
    named: kinds.flatMap((kind, index) => kind.named.map(named => namedService(kind, index, named))),
    spellings: {
      meant: Object.entries(spellings.meant).map(([meant, written]) => [meant, ...written]),
      harmless: [...spellings.harmless.en, ...spellings.harmless.zh],
      pinyin: pinyinOf(kinds.filter(({ coded }) => coded).flatMap(({ say }) => say.zh))
    },
    danger: learn(dangerExamples(root, data, kinds), kinds.length, plain),
    help: { en: helpIn('en'), zh: helpIn('zh') }
  }
}

function inBoth(phrases: { [language in Language]?: string[] | undefined } = {}): string[] {
  return [...(phrases.en ?? []), ...(phrases.zh ?? [])]
}
