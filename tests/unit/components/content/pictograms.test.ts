import { describe, expect, it } from 'vitest'
import { pictogramOf, PICTOGRAMS, type PictogramName } from '../../../../components/content/pictogram-paths.ts'

describe('the pictograms', () => {
  it('are 24, at most 6 KB in all', () => {
    expect(Object.keys(PICTOGRAMS)).toHaveLength(24)
    expect(Object.values(PICTOGRAMS).join('').length).toBeLessThanOrEqual(6000)
  })

  it.each<[href: string, name: PictogramName]>([
    ['/en/community/crisis', 'safe'],
    ['/zh/community/domestic-violence/visas', 'globe'],
    ['/en/centrelink/guides/payment-stopped', 'stopped'],
    ['/en/jobseeker/guides/first-two-weeks', 'work'],
    ['/en/calculators/told-to-leave', 'letter'],
    ['/en/community/housing/homelessness', 'bed'],
    ['/en/community/housing/rent-trouble', 'home'],
    ['/en/housing/renting', 'key'],
    ['/en/centrelink/payments/parenting-payment', 'child'],
    ['/en/centrelink/payments/family-tax-benefit', 'child'],
    ['/en/employers/apprentices', 'book'],
    ['/en/employers', 'hire'],
    ['/en/community/financial-help/scams', 'warning'],
    ['/en/community/family-support/separation', 'apart'],
    ['/en/community/family-support/carers', 'care'],
    ['/en/centrelink/guides/bereavement', 'candle'],
    ['/en/centrelink/reporting/how-to', 'clock'],
    ['/en/retirement', 'later'],
    ['/en/centrelink/guides/documents', 'paper'],
    ['/en/community/legal/fines', 'law'],
    ['/en/helplines', 'call'],
    ['/en/centrelink/guides/nominee', 'people'],
    ['/en/community/financial-help/debt', 'bill'],
    ['/en/healthcare/dental', 'health'],
    ['/en/centrelink/payments', 'money']
  ])('fit the page: %s', (href, name) => {
    expect(pictogramOf(href)).toBe(name)
  })
})
