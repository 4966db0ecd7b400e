import { expect, it } from 'vitest'
import { Synonyms } from '../../../search/synonyms.ts'

const synonyms = new Synonyms(
  [
    ['裁员', '炒鱿鱼', '被炒', '被裁'],
    ['租房补助', '房租', '补贴', '房租补贴']
  ],
  new Map()
)

it.each([
  ['so that the fewest characters are in no synonym', '被炒鱿鱼', ['被', '炒鱿鱼']],
  ['into the fewest synonyms', '房租补贴', ['房租补贴']],
  ['with the rest between them', '我的房租和补贴呢', ['我的', '房租', '和', '补贴', '呢']],
  ['into itself if it has no synonym', '看看', ['看看']]
])('a run of Chinese is cut %s', (_how, run, pieces) => {
  expect(synonyms.segments(run)).toEqual(pieces)
})
