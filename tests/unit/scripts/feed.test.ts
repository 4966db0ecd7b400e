import { describe, expect, it } from 'vitest'
import { loadData, type Data } from '../../../rules/data/load.ts'
import { changesFeed } from '../../../scripts/lib/feed.ts'
import { site } from '../../../site.config.ts'

const data = loadData()
const TODAY = '2026-11-20'

function telling(...changes: Partial<Parameters<Data['changes']['set']>[1]>[]): Data {
  const whole = changes.map((change, index) => ({
    id: `change-${index}`,
    date: '2026-09-20',
    title: { en: 'Rates', zh: '标准' },
    text: { en: 'Up.', zh: '上调。' },
    pages: ['/jobseeker'],
    ...change
  }))
  return { ...data, changes: new Map(whole.map(change => [change.id, change])) }
}

describe('changesFeed', () => {
  it('lists the newest change first and takes its date', () => {
    const feed = changesFeed(telling({ date: '2026-01-01' }, { date: '2026-09-20' }), 'en', TODAY)
    expect(feed.indexOf('change-1')).toBeLessThan(feed.indexOf('change-0'))
    expect(/<updated>(.*?)</.exec(feed)?.[1]).toBe('2026-09-20T00:00:00+10:00')
  })

  it('begins a day when Canberra does, in summer time too', () => {
    const summer = ['2026-11-01', '2026-04-05', '2026-03-20', '2026-01-01'].map(day => `${day}T00:00:00+11:00`)
    const winter = ['2026-10-04', '2026-07-01'].map(day => `${day}T00:00:00+10:00`)
    const days = telling(...[...summer, ...winter].map(moment => ({ date: moment.slice(0, 10) })))
    const moments = [...changesFeed(days, 'en', TODAY).matchAll(/<published>(.*?)</g)].map(([, moment]) => moment)
    expect(moments.sort()).toEqual([...summer, ...winter].sort())
  })

  it('says that an entry is new again where it was corrected, and so is the feed', () => {
    const feed = changesFeed(telling({ date: '2026-01-01', corrected: '2026-10-10' }, {}), 'en', TODAY)
    const entry = feed.slice(feed.indexOf('change-0'))
    expect(/<published>(.*?)T/.exec(entry)?.[1]).toBe('2026-01-01')
    const updated = [...feed.matchAll(/<updated>(.*?)T/g)].map(([, day]) => day)
    expect(updated).toEqual(['2026-10-10', '2026-09-20', '2026-10-10'])
  })

  it('has ids that stay when the site moves', () => {
    const ids = [...changesFeed(telling({}), 'zh', TODAY).matchAll(/<id>(.*?)</g)].map(([, id]) => id)
    expect(ids).toEqual([`tag:${site.tagAuthority}:zh/changes`, `tag:${site.tagAuthority}:zh/change-0`])
    expect(site.tagAuthority).toMatch(/^[a-z0-9.-]+,\d{4}$/)
  })

  it('links its licence', () => {
    expect(changesFeed(telling({}), 'en', TODAY)).toContain(
      '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/"/>'
    )
  })

  it('waits for the day of a change', () => {
    const coming = telling({ date: '2026-01-01' }, { date: '2027-03-20' })
    expect(changesFeed(coming, 'en', '2027-03-19')).not.toContain('change-1')
    expect(changesFeed(coming, 'en', '2027-03-20')).toContain('change-1')
    expect(() => changesFeed(coming, 'en', '2025-01-01')).toThrow('data/changes.yaml')
  })

  it('prints figures of the day named, in the language of the feed', () => {
    const text = '{figure:jobseeker.rate.single-no-children@2025-09-20}'
    const rates = telling({ text: { en: text, zh: text } })
    expect(changesFeed(rates, 'en', TODAY)).toContain('<summary>$793.60 a fortnight</summary>')
    expect(changesFeed(rates, 'zh', TODAY)).toContain('<summary>每两周 793.60 澳元</summary>')
  })

  it('leads to the pages of its language and keeps its text out of the markup', () => {
    const change = { title: { en: 'A < B & C', zh: '变化' }, pages: ['/jobseeker', '/housing'] }
    const feed = changesFeed(telling(change), 'en', TODAY)
    expect(feed).toContain('<title>A &lt; B &amp; C</title>')
    expect(feed).toContain(`<link rel="alternate" type="text/html" href="${site.url}/en/jobseeker"/>`)
    expect(feed).toContain(`<link rel="related" type="text/html" href="${site.url}/en/housing"/>`)
  })

  it('can be made from the changes as they are', () => {
    for (const language of ['en', 'zh'] as const) {
      const feed = changesFeed(data, language, TODAY)
      expect(feed.match(/<entry>/g)?.length).toBeGreaterThan(9)
      expect(feed).not.toMatch(/[{}]/)
    }
  })
})
