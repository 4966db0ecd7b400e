import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Banner } from '../../../../components/layout/Banner.tsx'
import { site } from '../../../../site.config.ts'

const banner = { id: 'strike', text: { en: 'Lines are long.', zh: '电话很难打通。' } }
const shown = (page: string, html = '<main></main>') =>
  renderToStaticMarkup(<Banner page={page} html={html} banner={banner} />)

it('is off unless the deployment turns it on', () => {
  expect(site.banner).toBeUndefined()
  expect(renderToStaticMarkup(<Banner page="/en" html="" />)).toBe('')
})

it.each([
  ['/en/jobseeker', 'Lines are long.', 'Close'],
  ['/zh/jobseeker', '电话很难打通。', '关闭'],
  ['/', 'Lines are long.', 'Close']
])('speaks the language of %s; its button is hidden until a script makes it work', (page, text, close) => {
  expect(shown(page)).toContain(`<p>${text}</p><button type="button" class="quiet" hidden="">${close}</button>`)
})

it('comes before no exit of a safety page', () => {
  expect(shown('/en/community/crisis', '<a data-exit>Leave</a>')).toBe('')
})
