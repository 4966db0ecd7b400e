/** A preview is of its own day: for calculators too, once React has come. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculatorPage } from '../../../../components/calculators/pages.ts'
import { useTool } from '../../../../components/tool/use-tool.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()
const page = calculatorPage('jobseeker')
const { definition } = page
const packed = calculatorData({ data: loadData(), language: 'en', today: '2026-11-20' }, { ...page, call: [] })

function Day() {
  const { now, day } = useTool(definition, packed)
  return <p>{`${now} ${day.on}`}</p>
}

/** The reader’s own day and the day whose rates are used, in a browser. */
function daysShown(): string | null {
  draw(<Day />)
  return host().textContent
}

afterEach(() => {
  delete document.documentElement.dataset.asAt
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('a calculator', () => {
  it('takes the day of a preview', () => {
    document.documentElement.dataset.asAt = '2027-03-20'
    expect(daysShown()).toBe('2027-03-20 2027-03-20')
  })

  it('takes the day of the reader elsewhere', () => {
    vi.setSystemTime('2027-03-19T14:00:00Z')
    expect(daysShown()).toBe('2027-03-20 2027-03-20')
  })
})

describe('the bar of a preview', () => {
  it.each([
    ['/en/housing', 'Preview as at 20 March 2027.'],
    ['/zh/housing', '预览：2027 年 3 月 20 日的网站。'],
    ['/404', 'Preview as at 20 March 2027.']
  ])('on %s says its day', async (path, words) => {
    vi.stubEnv('FOOTHOLD_PREVIEW', '2027-03-20')
    const { PreviewBar } = await import('../../../../components/layout/PreviewBar.tsx')
    expect(renderToStaticMarkup(<PreviewBar page={path} />)).toContain(words)
  })

  it('is on no page that readers get', async () => {
    const { PreviewBar, previewDay } = await import('../../../../components/layout/PreviewBar.tsx')
    expect(previewDay).toBeUndefined()
    expect(renderToStaticMarkup(<PreviewBar page="/en" />)).toBe('')
  })
})
