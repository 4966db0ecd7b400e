// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { watchFilter } from '../../../../components/filters/script/start.ts'
import { find, page } from '../boot/dom.ts'

function scripts(): string[] {
  return [...document.querySelectorAll('script')].map(script => script.getAttribute('src') ?? '')
}

beforeEach(() => {
  history.replaceState(null, '', '/en/helplines')
  page(
    '<div data-filter="/assets/f.js" data-keys="need open" data-failed="Not loaded"><button>Narrow</button><p role="status"></p></div>'
  )
})

describe('watchFilter', () => {
  it('fetches nothing until the filter is used, and then once', () => {
    watchFilter(find('[data-filter]'))
    expect(scripts()).toEqual([])
    find('button').click()
    find('button').click()
    expect(scripts()).toEqual(['/assets/f.js'])
  })

  it('fetches at the first focus of a box, but not at that of a button', () => {
    watchFilter(find('[data-filter]'))
    find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(scripts()).toEqual([])
    page('<form data-filter="/assets/g.js"><input></form>')
    watchFilter(find('[data-filter]'))
    find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(scripts()).toEqual(['/assets/g.js'])
  })

  it('fetches at once where the address carries a choice', () => {
    history.replaceState(null, '', '/en/helplines?open=now')
    watchFilter(find('[data-filter]'))
    expect(scripts()).toEqual(['/assets/f.js'])
  })

  it('waits where the address carries something else', () => {
    history.replaceState(null, '', '/en/helplines?utm=1')
    watchFilter(find('[data-filter]'))
    expect(scripts()).toEqual([])
  })

  it('says so where the script does not arrive, and tries again', () => {
    watchFilter(find('[data-filter]'))
    find('button').click()
    find('script').dispatchEvent(new Event('error'))
    expect(find('[role=status]').textContent).toBe('Not loaded')
    find('button').click()
    expect(scripts()).toHaveLength(2)
  })
})
