/** Who to call about an answer. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Talk } from '../../../../components/what-can-i-get/answer/Talk.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'

const DATA = {
  language: 'en',
  claims: [],
  call: [{ name: 'Centrelink', phone: '1', tel: '1' }],
  danger: [{ name: '1800RESPECT', phone: '2', tel: '2' }],
  carers: { name: 'Carer Gateway', phone: '3', tel: '3' },
  international: { name: 'International Services', phone: '4', tel: '4' },
  texts: { en: { answer: { talk: { title: 'Talk', say: '' } } } }
} as unknown as AssessmentData

function talkWith(situation: object, hasAmount = true): string {
  const household = householdSituation.parse(situation)
  return renderToStaticMarkup(<Talk outcomes={[]} household={household} data={DATA} hasAmount={hasAmount} />)
}

function linesWith(situation: object): string[] {
  return [...talkWith(situation).matchAll(/href="tel:(\d)"/g)].map(([, tel = '']) => tel)
}

it('lists who helps in danger first, only after violence', () => {
  expect(linesWith({ happened: [{ event: 'violence' }] })).toEqual(['2', '1'])
  expect(linesWith({ happened: [{ event: 'lost-job' }] })).toEqual(['1'])
})

it('lists who helps carers, if somebody is a carer', () => {
  expect(linesWith({ caring: { who: 'adult' } })).toEqual(['3', '1'])
  expect(linesWith({ caring: { who: 'none' } })).toEqual(['1'])
  expect(linesWith({})).toEqual(['1'])
})

it('lists who knows the agreement with New Zealand, for the payments it covers', () => {
  const newZealander = { residence: { status: 'scv' } }
  expect(linesWith({ ...newZealander, caring: { who: 'adult' } })).toEqual(['3', '1', '4'])
  expect(linesWith({ ...newZealander, health: { limitsWork: true } })).toEqual(['1', '4'])
  expect(linesWith({ ...newZealander, age: 66 })).toEqual(['1', '4'])
  expect(linesWith({ ...newZealander, age: 30 })).toEqual(['1'])
  expect(linesWith({ residence: { status: 'citizen' }, age: 66 })).toEqual(['1'])
})

it('links to advice about the visa after violence by a partner, on a visa that may depend on them', () => {
  const link = '/en/community/domestic-violence/visas'
  const after = (by: string, status: string) =>
    talkWith({ happened: [{ event: 'violence', by }], residence: { status } })
  expect(after('partner', 'visa-309-820')).toContain(link)
  expect(after('partner', 'visa-other')).toContain(link)
  expect(after('other', 'visa-309-820')).not.toContain(link)
  expect(after('partner', 'citizen')).not.toContain(link)
})

it('links to help beside Centrelink for whoever lost a home, is on a temporary visa, or gets no amount', () => {
  const pagesIn = (html: string) => [...html.matchAll(/href="\/en\/community\/([\w/-]+)"/g)].map(([, page]) => page)
  const homeless = ['housing/homelessness', 'crisis/emergency-relief']
  expect(pagesIn(talkWith({ home: { type: 'nowhere' } }))).toEqual(homeless)
  expect(pagesIn(talkWith({ happened: [{ event: 'home-lost' }] }))).toEqual(homeless)
  expect(pagesIn(talkWith({ residence: { status: 'visa-other' } }))).toEqual(['new-migrants/visas-and-work-rights'])
  expect(pagesIn(talkWith({}, false))).toEqual(['crisis/emergency-relief'])
  expect(pagesIn(talkWith({}))).toEqual([])
})

it('sends nobody who has a line of their own to the one for job seekers', () => {
  const data = {
    ...DATA,
    call: [...DATA.call, { name: 'Interpreters', phone: '6', tel: '6' }],
    claims: [{ payments: ['age-pension'], call: { name: { en: 'Older' }, phone: '5', tel: '5' } }]
  } as unknown as AssessmentData
  const outcomes = [{ id: 'age-pension', state: 'likely' }] as unknown as Outcome[]
  const told = renderToStaticMarkup(
    <Talk outcomes={outcomes} household={householdSituation.parse({})} data={data} hasAmount />
  )
  expect([...told.matchAll(/href="tel:(\d)"/g)].map(([, tel]) => tel)).toEqual(['5', '6'])
})
