import { describe, expect, it } from 'vitest'
import { Sayings } from '../../../search/said.ts'

const sayings = new Sayings(
  [
    ['裁员', '炒鱿鱼', '被炒', '被裁'],
    ['租房补助', '房租', '补贴', '房租补贴']
  ],
  new Map()
)

describe('a run of Chinese', () => {
  it.each([
    ['so that the fewest characters are outside of a saying', '被炒鱿鱼', ['被', '炒鱿鱼']],
    ['into the fewest sayings', '房租补贴', ['房租补贴']],
    ['with what is in none between them', '我的房租和补贴呢', ['我的', '房租', '和', '补贴', '呢']],
    ['into nothing but itself where no saying is in it', '看看', ['看看']]
  ])('is cut %s', (_how, run, pieces) => {
    expect(sayings.segments(run)).toEqual(pieces)
  })
})
