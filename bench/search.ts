/** `npm run -s bench:search -- --queries FILE [--json]`: quality and cost of a file of queries, on the built index. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse, refuse } from '../scripts/lib/cli.ts'
import { crisisHelp } from '../search/crisis.ts'
import type { Engine } from '../search/engine.ts'
import { readFolding } from '../search/fold.ts'
import crisis from '../.generated/crisis.json' with { type: 'json' }
import { indexBytes, openEngine, quantile } from './lib.ts'

const TOP = 5

const simplified = readFolding(crisis.fold)

const querySchema = z.array(
  z.object({ lang: z.enum(LANGUAGES), query: z.string().min(1), expect: z.array(z.string()).min(1) })
)

type Query = z.infer<typeof querySchema>[number]

interface Answer extends Query {
  /** Rank of the first expected page, from 1; 0 if it is not among the first five. */
  place: number
  got: string[]
  milliseconds: number
}

const USAGE = 'bench:search -- --queries FILE [--json]: FILE is a list of {lang, query, expect: [paths]}'

const { values: options } = parse(USAGE, { options: { queries: { type: 'string' }, json: { type: 'boolean' } } })
if (!options.queries) refuse(USAGE, 'It takes a file of queries.')

const queries = querySchema.parse(JSON.parse(readFileSync(options.queries, 'utf8')))
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
  const rate = (most: number) => answers.filter(({ place }) => place > 0 && place <= most).length / answers.length
  return {
    queries: answers.length,
    success1: rate(1),
    success5: rate(TOP),
    mrr: answers.reduce((total, { place }) => total + (place ? 1 / place : 0), 0) / answers.length,
    misses: answers.filter(({ place }) => place === 0).map(({ query, expect, got }) => ({ query, expect, got })),
    bytes: {
      first: indexBytes(language, /^\w\w-\w+\.json$/),
      terms: indexBytes(language, /-i\d+\.json$/),
      texts: indexBytes(language, /-t\d+\.json$/)
    },
    milliseconds: { load, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }
}

async function ask(engine: Engine, query: Query): Promise<Answer> {
  const started = performance.now()
  const boosted = crisisHelp(query.query, crisis.help[query.lang], simplified)?.pages ?? []
  const { pages } = await engine.search(query.query, new Set(boosted))
  const milliseconds = performance.now() - started
  const got = pages.map(({ url }) => url)
  return { ...query, got, place: got.findIndex(url => query.expect.includes(url)) + 1, milliseconds }
}

function print(language: Language, result: Awaited<ReturnType<typeof measure>>): void {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  const { bytes, milliseconds } = result
  console.log(`${language}: ${result.queries} queries`)
  const { success1, success5, mrr } = result
  console.log(`  success@1 ${percent(success1)}   success@5 ${percent(success5)}   MRR ${mrr.toFixed(3)}`)
  for (const { query, expect, got } of result.misses) {
    console.log(`  missed “${query}”: wanted ${expect.join(' or ')}; got ${got.join(', ') || 'nothing'}`)
  }
  for (const [name, { gzip, brotli }] of Object.entries(bytes)) {
    console.log(`  ${name.padEnd(6)} ${kib(gzip)} KiB gzip, ${kib(brotli)} KiB brotli`)
  }
  const { load, p50, p95 } = milliseconds
  console.log(`  load ${load.toFixed(1)} ms   query p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms\n`)
}
