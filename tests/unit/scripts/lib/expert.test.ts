import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { expertDocument } from '../../../../scripts/lib/expert.ts'
import { makeSite, removeSites } from '../../../content/site.ts'

afterAll(removeSites)

const data = loadData(join(makeSite(), 'data'))

describe('expertDocument', () => {
  it('gives each limit of a topic with section, both languages, sources, cases and boxes', () => {
    const cases = [
      { name: 'Claimed on a Friday', expected: { 'claim-lodged': { last: '2026-12-04' } } },
      { name: 'Another limit', expected: { other: { last: '2026-12-05' } } }
    ]
    const text = expertDocument(data, 'claim', cases)
    expect(text).toContain('## claim-lodged')
    expect(text).toContain('Section: The Act')
    expect(text).toContain('Length: 14 days, 14 天')
    expect(text).toContain('Lodge the claim')
    expect(text).toContain('提交申领')
    expect(text).toContain('Services Australia (government): https://www.servicesaustralia.gov.au/jobseeker-payment')
    expect(text).toContain('- Claimed on a Friday: 2026-12-04')
    expect(text).not.toContain('Another limit')
    expect(text).toContain('- [ ] wrong; it should be:')
  })

  it('leaves out limits of other topics', () => {
    expect(expertDocument(data, 'home', [])).not.toContain('## ')
  })

  it('fills figures into statements', () => {
    expect(expertDocument(data, 'statements', [])).toContain('It pays $824.90.')
  })
})
