import { expect, it } from 'vitest'
import { toolsOf, withTool } from '../../../search/tools.ts'

const DEADLINES = '/calculators/deadlines'
const FINAL_PAY = '/calculators/final-pay'

it('a tool serves the share of a page’s askers whose questions name it', () => {
  const pages: Parameters<typeof toolsOf>[0] = [
    { path: '', tools: {} },
    { path: DEADLINES, tools: { [FINAL_PAY]: 0.125 } },
    { path: FINAL_PAY, tools: {} },
    { path: '/redundancy', tools: { [FINAL_PAY]: 0.5, [DEADLINES]: 0.25 } },
    { path: '/community/legal', tools: { [DEADLINES]: 1 } }
  ]
  expect(toolsOf(pages)).toEqual([
    [1, 3, 25, 4, 100],
    [2, 1, 13, 3, 50]
  ])
})

/**
 * Pages 1 and 2 are tools. The first serves half of those who ask 3, and all who ask 5; the second, a third of 3 and 4.
 */
function found(scores: number[], isNamed: (page: number) => boolean = () => false): number[] {
  const hits = [...scores.keys()]
    .map(page => ({ page, score: scores[page] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const tools: [number, ...number[]][] = [
    [1, 3, 50, 5, 100],
    [2, 3, 33, 4, 33]
  ]
  return withTool(hits, 4, tools, isNamed).map(({ page }) => page)
}

it('the likeliest tool comes second, once, whether it was found or not', () => {
  expect(found([1, 0, 2, 30, 3, 4])).toEqual([3, 1, 5, 4, 2, 0])
  expect(found([1, 3, 2, 30, 4, 5])).toEqual([3, 1, 5, 4, 2, 0])
})

it('what several pages say of a tool adds up', () => {
  expect(found([1, 0, 0, 10, 10, 0])).toEqual([3, 2, 4, 0])
  expect(found([1, 0, 0, 10, 8, 10])).toEqual([3, 1, 5, 4, 0])
})

it('no tool comes where hardly any of those who ask want one, unless the sentence names it', () => {
  expect(found([30, 2, 2, 12, 10, 8])).toEqual([0, 3, 4, 5, 1, 2])
  expect(found([30, 0, 2, 12, 10, 8], page => page === 1)).toEqual([0, 1, 3, 4, 5, 2])
})

it('a tool that is found first stays first, alone', () => {
  expect(found([1, 30, 2, 12, 10, 8])).toEqual([1, 3, 4, 5, 2, 0])
})

it('no results stay no results', () => {
  expect(found([0, 0])).toEqual([])
})
