import { describe, expect, it } from 'vitest'
import { traditionalOf } from '../../../../components/traditional/convert.ts'

const convert = traditionalOf({
  characters: ['签发头学准', '簽發頭學準'],
  phrases: '标签標籤 头发頭髮 批准批准 头发长頭髮長'
})

describe('traditional characters', () => {
  it.each([
    ['签发', '簽發'],
    ['标签', '標籤'],
    ['头发和头', '頭髮和頭'],
    ['批准标准', '批准标準'],
    // The longest phrase that begins at a place counts.
    ['头发长', '頭髮長'],
    ['myGov 13 11 14 签', 'myGov 13 11 14 簽'],
    ['', '']
  ])('%s becomes %s', (simplified, traditional) => {
    expect(convert(simplified)).toBe(traditional)
  })

  it('needs no phrases', () => {
    expect(traditionalOf({ characters: ['签', '簽'], phrases: '' })('签证')).toBe('簽证')
  })
})
