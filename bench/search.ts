/** `npm run -s bench:search -- --queries FILE… [--json]`: quality and cost of files of queries, on the built index. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse, refuse } from '../scripts/lib/cli.ts'
import { DangerWatch } from '../search/danger/watch.ts'
import type { Engine } from '../search/engine.ts'
import crisis from '../.generated/crisis.json' with { type: 'json' }
import { indexBytes, openEngine, quantile } from './lib.ts'

const watch = new DangerWatch(crisis)

/**
 * `harmless` queries expect no page; `danger` queries expect help before the results: the id of its kind, or one of its
 * pages.
 */
const querySchema = z.array(
  z.object({
    lang: z.enum(LANGUAGES),
    query: z.string().min(1),
    expect: z.array(z.string()).default([]),
    kind: z.string().default('keyword')
  })
)

type Query = z.infer<typeof querySchema>[number]

interface Answer extends Query {
  /** Rank of the first expected page, from 1; 0 if it is not among the first five. */
  place: number
  got: string[]
  /** Whether help for danger is above the results, and whether it links to an expected page. */
  alarm: boolean
  helps: boolean
  milliseconds: number
}

const USAGE =
  'bench:search -- --queries FILE [--queries FILE] [--json]: FILE is a list of {lang, query, expect: [paths], kind}; ' +
  'kind is keyword unless it says sentence, danger or harmless'

const { values: options } = parse(USAGE, {
  options: { queries: { type: 'string', multiple: true }, json: { type: 'boolean' } }
})
if (!options.queries) refuse(USAGE, 'It takes a file of queries.')

const queries = options.queries.flatMap(file => querySchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
const results = await Promise.all(LANGUAGES.map(async language => [language, await measure(language)] as const))

if (options.json) console.log(JSON.stringify(Object.fromEntries(results), null, 2))
else for (const [language, result] of results) print(language, result)

async function measure(language: Language) {
  const started = performance.now()
  const engine = openEngine(language)
  const load = performance.now() - started
  const answers: Answer[] = []
  for (const query of queries.filter(({ lang }) => lang === language)) answers.push(await ask(engine, query))
  const times = answers.map(({ milliseconds }) => milliseconds)
  const kinds = [...new Set(answers.map(({ kind }) => kind))]
  return {
    kinds: Object.fromEntries(kinds.map(kind => [kind, quality(answers.filter(answer => answer.kind === kind))])),
    bytes: {
      first: indexBytes(language, /^\w\w-\w+\.json$/),
      sentences: indexBytes(language, /-s\.json$/),
      pinyin: indexBytes(language, /-p\.json$/),
      terms: indexBytes(language, /-i\d+\.json$/),
      texts: indexBytes(language, /-t\d+\.json$/)
    },
    milliseconds: { load, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }
}

function quality(answers: Answer[]) {
  const share = (isGood: (answer: Answer) => boolean) => answers.filter(isGood).length / answers.length
  return {
    queries: answers.length,
    success1: share(({ place }) => place === 1),
    success5: share(({ place }) => place > 0),
    mrr: answers.reduce((total, { place }) => total + (place ? 1 / place : 0), 0) / answers.length,
    empty: share(({ got }) => got.length === 0),
    alarms: share(({ alarm }) => alarm),
    helped: share(({ helps }) => helps),
    misses: answers.filter(isMiss).map(({ query, expect, got, alarm }) => ({ query, expect, got, alarm }))
  }
}

function isMiss({ kind, place, alarm, helps }: Answer): boolean {
  if (kind === 'harmless') return alarm
  return kind === 'danger' ? !helps : place === 0
}

async function ask(engine: Engine, query: Query): Promise<Answer> {
  const started = performance.now()
  const atOnce = watch.judge(query.query, query.lang)
  const response = await engine.search(query.query, new Set(atOnce?.pages))
  const milliseconds = performance.now() - started
  const got = response.pages.map(({ url }) => url)
  const place = got.findIndex(url => query.expect.includes(url)) + 1
  const help = atOnce ?? watch.judge(query.query, query.lang, response)
  const onCard = (path?: string) => path !== undefined && help?.pages.includes(path)
  const firstPages = new Map(crisis.help[query.lang].map(({ id, pages }) => [id, pages[0]]))
  const helps = query.expect.some(each => onCard(firstPages.get(each) ?? each.slice('/en'.length)))
  return { ...query, got, place, alarm: help !== undefined, helps, milliseconds }
}

function print(language: Language, result: Awaited<ReturnType<typeof measure>>): void {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  for (const [kind, { queries, success1, success5, mrr, empty, alarms, helped, misses }] of Object.entries(
    result.kinds
  )) {
    console.log(`${language}, ${kind}: ${queries} queries`)
    if (kind !== 'harmless') {
      console.log(`  success@1 ${percent(success1)}   success@5 ${percent(success5)}   MRR ${mrr.toFixed(3)}`)
    }
    console.log(`  help shown ${percent(alarms)}   the right help ${percent(helped)}   nothing found ${percent(empty)}`)
    for (const { query, expect, got } of misses) {
      console.log(`  missed “${query}”: wanted ${expect.join(' or ') || 'no help'}; got ${got.join(', ') || 'nothing'}`)
    }
  }
  for (const [name, { gzip, brotli }] of Object.entries(result.bytes)) {
    console.log(`  ${name.padEnd(9)} ${kib(gzip)} KiB gzip, ${kib(brotli)} KiB brotli`)
  }
  const { load, p50, p95 } = result.milliseconds
  console.log(`  load ${load.toFixed(1)} ms   query p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms\n`)
}
