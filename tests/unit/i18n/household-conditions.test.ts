/** The sentences of conditions, against every household of the rules' cases: what a sentence names, its rule gives. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { conditions as en } from '../../../i18n/household/conditions/en.ts'
import type { ConditionWords } from '../../../i18n/household/conditions/types.ts'
import { conditions as zh } from '../../../i18n/household/conditions/zh.ts'
import type { Condition } from '../../../rules/household/condition.ts'
import { CONDITIONS } from '../../../rules/household/condition-ids.ts'
import { assessHousehold } from '../../../rules/household.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { ratesOn } from '../rules/support.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'rules', 'household')
const WORDS = { en, zh }
const FIGURE = /\{figure:[\w.-]+\}/g

interface Case {
  on: string
  household: unknown
  accept?: []
  decided?: unknown
}

function decidedIn(file: string): Condition[] {
  const cases = parse(readFileSync(join(FOLDER, file), 'utf8'), { merge: true, maxAliasCount: -1 }) as Case[]
  return cases
    .filter(({ decided }) => decided === undefined)
    .flatMap(({ on, household, accept = [] }) => {
      const result = assessHousehold(householdSituation.parse(household), ratesOn(on, accept))
      return result.people.flatMap(({ outcomes }) => outcomes.flatMap(({ decided }) => decided))
    })
}

const decided = readdirSync(FOLDER).flatMap(decidedIn)

/** Placeholders of a sentence that a condition has no number for. */
function holes(sentence: string, { terms }: Condition): string[] {
  const names = new Set<string>(terms.map(({ name }) => name))
  return [...sentence.matchAll(/\{([^}]*)\}/g)].flatMap(([, name = '']) =>
    name.startsWith('figure:') || names.has(name) ? [] : [name]
  )
}

describe.each(['en', 'zh'] as const)('in %s', language => {
  const words: Record<string, ConditionWords> = WORDS[language]

  it('every condition that decided something has a sentence for how it did, with every placeholder filled', () => {
    const wrong = decided.flatMap(each => {
      const sentence = words[each.sentence ?? each.id]?.[each.truth]
      const missing = sentence === undefined ? ['no sentence'] : holes(sentence, each)
      return missing.map(what => `${each.id} ${each.truth}: ${what}`)
    })
    expect([...new Set(wrong)]).toEqual([])
  })

  it('has words for each condition, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual(Object.values(CONDITIONS).flat().sort())
  })

  it('types no amount and no year of its own', () => {
    const typed = Object.entries(words).flatMap(([id, each]) =>
      Object.values({ ...each } as Record<string, string>)
        .filter(sentence => /\$\s?\d|\d{2,}/.test(sentence.replace(FIGURE, '').replace(/Year 12|12 年级/g, '')))
        .map(sentence => `${id}: ${sentence}`)
    )
    expect(typed).toEqual([])
  })

  it('calls the reader 你', () => {
    expect(JSON.stringify(words)).not.toContain('您')
  })
})
