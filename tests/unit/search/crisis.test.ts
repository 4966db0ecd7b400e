import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { loadData } from '../../../rules/data/load.ts'
import { glossaryRows } from '../../../scripts/mdx/views.ts'
import { sayings } from '../../../scripts/search/words.ts'
import { crisisHelp, type CrisisHelp } from '../../../search/crisis.ts'

function kind(name: string, say: string[]): CrisisHelp {
  return { say, services: [{ name, phone: '000', tel: '000' }], pages: [`/${name}`] }
}

const KINDS = [
  kind('suicide', ['suicidal', 'kill myself', 'want to die', '自杀', '自殺']),
  kind('violence', ['hits me', 'dont feel safe', '家暴']),
  kind('homeless', ['homeless tonight']),
  kind('danger', ['000'])
]

describe('words of danger', () => {
  it.each([
    ['suicidal', 'suicide'],
    ['I want to DIE', 'suicide'],
    ['i want  to-die now', 'suicide'],
    ['自杀', 'suicide'],
    ['想 自 杀', 'suicide'],
    ['自殺 熱線', 'suicide'],
    ['ｓｕｉｃｉｄａｌ', 'suicide'],
    ['my husband hits me', 'violence'],
    ['I don’t feel safe', 'violence'],
    ['homeless tonight', 'homeless'],
    ['call 000 now', 'danger'],
    ['he hits me and I want to die', 'suicide']
  ])('“%s” means %s', (query, name) => {
    expect(crisisHelp(query, KINDS)?.services[0]?.name).toBe(name)
  })

  it.each(['rent', 'diet', 'want to diet', '租房', '', 'skill myself', '$10,000', '10 000', '<img onerror>', '\ud800'])(
    '“%s” does not',
    query => {
      expect(crisisHelp(query, KINDS)).toBeUndefined()
    }
  )
})

describe('words of suicide in the glossary', () => {
  const data = loadData()
  const file = join(import.meta.dirname, '..', '..', '..', 'data', 'crisis-words.yaml')
  const kinds = parse(readFileSync(file, 'utf8')) as { id: string; say: { en: string[]; zh: string[] } }[]
  const suicide = kinds.filter(({ id }) => id === 'suicide').map(({ say }) => kind('suicide', [...say.en, ...say.zh]))

  it.each(LANGUAGES)('are not printed among what people also say, in %s', language => {
    const printed = glossaryRows({ data, language, today: '2026-11-20' }).flatMap(({ said }) => said)
    expect(suicide).toHaveLength(1)
    expect(printed.filter(word => crisisHelp(word, suicide))).toEqual([])
  })

  it.each(LANGUAGES)('are known to search, in %s', language => {
    const term = data.terms.get('suicide-prevention')
    const said = sayings(data, [], language).find(([meant]) => meant === term?.[language])
    expect(said).toEqual(expect.arrayContaining(['想自杀', '不想活了', 'suicide']))
  })
})
