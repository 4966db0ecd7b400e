/** Files of YAML as they were last parsed, which takes most of the time that reading `data/` takes. Node only. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readYaml, yamlPlaces, type YamlText } from './yaml.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const DATA = join(ROOT, 'data')

/** For the next process: `npm test` starts more than fifty that read `data/`. */
const KEPT = join(ROOT, '.generated', 'data')

const inMemory = new Map<string, { text: string; yaml: YamlText }>()

/** A file of YAML, parsed again only where its text has changed. */
export function readYamlFile(path: string): YamlText {
  const text = readFileSync(path, 'utf8')
  const known = inMemory.get(path)
  if (known?.text === text) return known.yaml
  const isOurs = !relative(DATA, path).startsWith('..')
  const yaml = isOurs ? readKept(text, `${join(KEPT, relative(DATA, path))}.json`) : readYaml(text)
  inMemory.set(path, { text, yaml })
  return yaml
}

interface Parsed {
  /** Of the text that the value was read from. */
  hash: string
  value: unknown
}

/** What a text of YAML says. @param file where its value is kept for the next process */
export function readKept(text: string, file: string): YamlText {
  const hash = createHash('sha256').update(text).digest('hex')
  const kept = parsedIn(file)
  if (kept?.hash === hash) return { value: kept.value, errors: [], at: yamlPlaces(text) }
  const yaml = readYaml(text)
  if (yaml.errors.length === 0) keep(file, { hash, value: yaml.value })
  return yaml
}

function parsedIn(file: string): Parsed | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Parsed
  } catch {
    return undefined
  }
}

/** Where nothing can be written, the next process parses again. */
function keep(file: string, parsed: Parsed): void {
  const own = `${file}.${randomUUID()}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    // Others may read it meanwhile: they find all of it or what was there before.
    writeFileSync(own, JSON.stringify(parsed))
    renameSync(own, file)
  } catch {
    // Only time is lost.
  }
}
