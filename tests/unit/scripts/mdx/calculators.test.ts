import { describe, expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { placeOf, withSources } from '../../../../scripts/mdx/calculators.ts'

const context = { data: loadData(), language: 'en', today: '2026-11-29' } as const
const [first = '', second = ''] = context.data.sources.keys()
const named = (id: string) => {
  const { title = '', url = '' } = context.data.sources.get(id) ?? {}
  return { title, url }
}

describe('sources of figures and of claims', () => {
  it('are added behind those held, each once, and leave the held list as it was', () => {
    const held = [named(second)]
    expect(withSources(held, [first, second, first], context)).toEqual([named(second), named(first)])
    expect(held).toEqual([named(second)])
  })

  it('are named by their places', () => {
    const sources = withSources([named(second)], [first], context)
    expect([second, first].map(id => placeOf(id, sources, context))).toEqual([0, 1])
  })
})
