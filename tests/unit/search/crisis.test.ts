import { describe, expect, it } from 'vitest'
import { crisisHelp, type CrisisHelp } from '../../../search/crisis.ts'

function kind(name: string, say: string[]): CrisisHelp {
  return { say, services: [{ name, phone: '000', tel: '000' }], pages: [`/${name}`] }
}

const KINDS = [
  kind('suicide', ['suicidal', 'kill myself', 'want to die', '自杀', '自殺']),
  kind('violence', ['hits me', 'dont feel safe', '家暴']),
  kind('homeless', ['homeless tonight'])
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
    ['he hits me and I want to die', 'suicide']
  ])('“%s” means %s', (query, name) => {
    expect(crisisHelp(query, KINDS)?.services[0]?.name).toBe(name)
  })

  it.each(['rent', 'diet', 'want to diet', '租房', '', 'skill myself', '<img onerror>', '\ud800'])(
    '“%s” does not',
    query => {
      expect(crisisHelp(query, KINDS)).toBeUndefined()
    }
  )
})
