import { expect, it } from 'vitest'
import { toolsOf, withTool } from '../../../search/tools.ts'

const DEADLINES = '/calculators/deadlines'
const FINAL_PAY = '/calculators/final-pay'
const LISTED = [DEADLINES, FINAL_PAY, '/calculators/first-payday', '/calculators/told-to-leave']

it('a tool serves the pages that link to it, not lists of tools and not other tools', () => {
  const pages = [
    { path: '', tools: LISTED },
    { path: DEADLINES, tools: [FINAL_PAY] },
    { path: FINAL_PAY, tools: [DEADLINES] },
    { path: '/redundancy', tools: [FINAL_PAY, DEADLINES] },
    { path: '/housing', tools: [] },
    { path: '/community/legal', tools: [DEADLINES] }
  ]
  expect(toolsOf(pages)).toEqual([
    [1, 3, 5],
    [2, 3]
  ])
})

/** Pages 1 and 2 are tools; 3 and 5 link to the first, 3 to the second. */
function found(scores: number[], isNamed: (page: number) => boolean = () => false): number[] {
  const hits = [...scores.keys()]
    .map(page => ({ page, score: scores[page] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const tools: [number, ...number[]][] = [
    [1, 3, 5],
    [2, 3]
  ]
  return withTool(hits, Float64Array.from(scores), tools, isNamed).map(({ page }) => page)
}

it('the likeliest tool of the first three pages comes second, once', () => {
  expect(found([9, 5, 6, 12, 10, 8])).toEqual([3, 2, 4, 0, 5, 1])
})

it('no tool comes where the sentence hardly speaks for it, or a tool is among the first three', () => {
  expect(found([9, 2, 2, 12, 10, 8])).toEqual([3, 4, 0, 5, 1, 2])
  expect(found([9, 5, 11, 12, 10, 8])).toEqual([3, 2, 4, 0, 5, 1])
  expect(found([9, 11, 5, 12, 10, 8])).toEqual([3, 1, 4, 0, 5, 2])
})

it('no tool comes that none of the first three links to, unless the sentence names it', () => {
  expect(found([9, 5, 6, 8, 10, 7, 12])).toEqual([6, 4, 0, 3, 5, 2, 1])
  expect(found([9, 0, 6, 8, 10, 7, 12], page => page === 1)).toEqual([6, 1, 4, 0, 3, 5, 2])
})

it('nothing found stays nothing', () => {
  expect(found([0, 0])).toEqual([])
})
