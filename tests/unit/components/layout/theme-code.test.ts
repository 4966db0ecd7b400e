import { createElement } from 'react'
import { expect, it } from 'vitest'
import { withoutThemeScript, withoutThemeStyle } from '../../../../components/layout/theme-code.ts'

it('removes the inline scripts of a page and keeps files and data', () => {
  const kept = '<script defer="" src="/assets/offline.js"></script><script type="application/ld+json">{}</script>'
  const html = `<script>((e)=>{e})("class")</script><div dir="ltr"><script>set('dir')</script><p>Page</p>${kept}</div>`
  expect(withoutThemeScript(html)).toBe(`<div dir="ltr"><p>Page</p>${kept}</div>`)
})

it('removes the style in the head and keeps everything else', () => {
  const [title, style, script] = ['title', 'style', 'script'].map(name => createElement(name))
  expect(withoutThemeStyle([title!, style!, null, script!])).toEqual([title, null, script])
})
