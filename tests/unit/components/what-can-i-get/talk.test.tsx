/** Who to call about an answer. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Talk } from '../../../../components/what-can-i-get/answer/Talk.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'

const DATA = {
  language: 'en',
  claims: [],
  call: [{ name: 'Centrelink', phone: '1', tel: '1' }],
  danger: [{ name: '1800RESPECT', phone: '2', tel: '2' }],
  texts: { en: { answer: { talk: { title: 'Talk', say: '' } } } }
} as unknown as AssessmentData

function linesFor(event: string): string[] {
  const household = householdSituation.parse({ happened: [{ event }] })
  const html = renderToStaticMarkup(<Talk outcomes={[]} household={household} data={DATA} />)
  return [...html.matchAll(/href="tel:(\d)"/g)].map(([, tel = '']) => tel)
}

it('is first who helps in danger, after violence only', () => {
  expect(linesFor('violence')).toEqual(['2', '1'])
  expect(linesFor('lost-job')).toEqual(['1'])
})
