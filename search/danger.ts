/**
 * Recognises danger in sentences that name no word of danger. A small linear model in the search script, so that help
 * waits for no request; the build learns it from data/danger-sentences.yaml.
 */
import { addEntries, packEntries, STEP, type Weights } from './weights.ts'

const CHINESE = /[\u3400-\u9fff]/
const RUNS = /[\u3400-\u9fff]+|[^ \u3400-\u9fff]+/g

/** Longer words are cut: `scared`, `scares` and `scaring` are one. */
const BEGINNING = 5

/** Every sentence has it: how likely danger is before anything is read. */
const ALWAYS = '*'

/** Hashes need less than a tenth of the bytes of words; one in forty unknown words is taken for a known one. */
const HASHES = 2 ** 17

/** What a sentence is compared by, each once. @param words as `plainWords` gives them */
export function dangerTerms(words: string): string[] {
  const terms = new Set([ALWAYS])
  for (const [run] of words.matchAll(RUNS)) {
    if (CHINESE.test(run)) {
      for (let at = 0; at < run.length; at += 1) terms.add(run.slice(at, at + 1)).add(run.slice(at, at + 2))
    } else if (!/\d/.test(run)) terms.add(run.slice(0, BEGINNING))
  }
  return [...new Set([...terms].map(hash))]
}

/** FNV-1a. */
function hash(term: string): string {
  let value = 2_166_136_261
  for (let at = 0; at < term.length; at += 1) value = Math.imul(value ^ term.charCodeAt(at), 16_777_619) >>> 0
  return String(((value ^ (value >>> 15)) >>> 0) % HASHES)
}

/** A line for each hash, in order: the step to it in base 36, a space, and its weights. */
export function packDanger(weights: Weights): string {
  let last = -1
  return [...weights]
    .map(([term, entries]): [number, string] => [Number(term), packEntries(entries)])
    .sort(([a], [b]) => a - b)
    .map(([term, entries]) => {
      const step = term - last
      last = term
      return `${step.toString(36)} ${entries}`
    })
    .join('\n')
}

/** How much a sentence sounds like each kind of danger: above zero, more than like anything harmless. */
export class DangerScorer {
  private readonly lines = new Map<string, string>()

  /** @param packed as `packDanger` gives it @param kinds how many there are; what is harmless comes after them */
  constructor(
    packed: string,
    private readonly kinds: number
  ) {
    let term = -1
    for (const line of packed.split('\n')) {
      const [step = '', entries = ''] = line.split(' ')
      term += parseInt(step, 36)
      this.lines.set(String(term), entries)
    }
  }

  /** @param words as `plainWords` gives them */
  margins(words: string): number[] {
    const totals = new Float64Array(this.kinds + 1)
    const known = dangerTerms(words).flatMap(term => this.lines.get(term) ?? [])
    for (const entries of known) addEntries(entries, totals)
    const harmless = totals[this.kinds] ?? 0
    // As the model was fitted: longer sentences have no louder voice.
    const share = STEP / Math.sqrt(Math.max(1, known.length))
    return [...totals].slice(0, this.kinds).map(total => (total - harmless) * share)
  }
}
