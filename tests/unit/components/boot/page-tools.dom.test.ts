import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerPageTools } from '../../../../components/boot/page-tools.ts'
import { find, isolateTests, page, scriptPaths } from './dom.ts'

isolateTests()

beforeEach(() => {
  page(`
    <ul class="page-tools" data-script="/assets/page-tools.js" data-loading="Loading…" data-failed="Did not load">
      <li data-share><a href="mailto:?subject=Rates"><b>Share</b></a> <span role="status"></span></li>
      <li data-print><button type="button">Print</button> <span role="status"></span></li>
      <li data-read><button type="button">Listen</button> <span role="status"></span></li>
    </ul>`)
})

describe('a press before the script has loaded', () => {
  it.each([
    ['share', '[data-share] b', '[data-share] a'],
    ['print', '[data-print] button', '[data-print] button'],
    ['the ways to read', '[data-read] button', '[data-read] button']
  ])('of %s is held, says so, and comes once', (_what, pressed, control) => {
    offerPageTools()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(find(pressed).dispatchEvent(event)).toBe(false)
    expect(scriptPaths()).toEqual(['/assets/page-tools.js'])
    expect(find(control).dataset.held).toBe('Loading…')
    const presses = vi.fn((replayed: Event) => replayed.preventDefault())
    find(control).addEventListener('click', presses)
    find<HTMLScriptElement>('script').dispatchEvent(new Event('load'))
    expect(presses).toHaveBeenCalledOnce()
    expect(find(control).hasAttribute('data-held')).toBe(false)
  })

  it('says what to do if the script does not come, and the next press tries again', () => {
    offerPageTools()
    find('[data-print] button').click()
    find<HTMLScriptElement>('script').dispatchEvent(new Event('error'))
    expect(find('[data-print] [role=status]').textContent).toBe('Did not load')
    expect(document.querySelector('[data-held]')).toBeNull()
    find('[data-print] button').click()
    expect(scriptPaths()).toHaveLength(2)
  })
})
