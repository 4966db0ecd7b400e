import { describe, expect, it } from 'vitest'
import { withoutThemeScript } from '../../../../components/layout/theme-script.ts'

describe('the theme’s script', () => {
  it('is taken out', () => {
    const html = `<div dir="ltr"><script>document.documentElement.setAttribute('dir','ltr')</script><p>Page</p></div>`
    expect(withoutThemeScript(html)).toBe('<div dir="ltr"><p>Page</p></div>')
  })

  it('is the only one', () => {
    const html = '<div><script defer src="/assets/safety-1.js"></script><script>other()</script></div>'
    expect(withoutThemeScript(html)).toBe(html)
  })
})
