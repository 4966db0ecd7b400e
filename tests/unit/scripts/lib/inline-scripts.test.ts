/** Which code may be inline in a page, and what stops the build. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScripts } from '../../../../scripts/lib/policy.ts'

const EXIT = '(()=>{leave()})();'

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('the code inside a page', () => {
  it('is a script of ours, unchanged and named by its hash', () => {
    const html = `<html><head><script data-next-head="">${EXIT}</script></head></html>`
    expect(inlineScripts(html, [EXIT])).toEqual(new Set([hash(EXIT)]))
  })

  it.each([
    ['data for machines', '<script type="application/ld+json">{"@type":"WebPage"}</script>'],
    ['what Next knows of the page', '<script id="__NEXT_DATA__" type="application/json">{"page":"/en"}</script>'],
    ['scripts that are files', '<script defer src="/assets/page-9d405bcb2943.js"></script>'],
    [
      'words that look like code',
      '<meta content="switch on = 1, javascript: no"/><a href="/?x=javascript:1">onclick=</a>'
    ]
  ])('is not %s', (_what, html) => {
    expect(inlineScripts(html, [EXIT])).toEqual(new Set())
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'script'],
    ['a script that begins as one of ours', `<script>${EXIT}alert(1)</script>`, 'script'],
    ['the theme’s own line', "<script>document.documentElement.setAttribute('dir','ltr')</script>", 'script'],
    ['a module', '<script type="module">import "/x.js"</script>', 'script'],
    ['a script in a picture', '<svg><script>alert(1)</script></svg>', 'script'],
    ['a style', '<style>body{display:none}</style>', 'style'],
    ['a handler', '<button onclick="alert(1)">x</button>', 'attribute'],
    ['a handler in capitals', '<img src="/x.png" ONERROR=alert(1)>', 'attribute'],
    ['code as an address', '<a href=" javascript:alert(1)">x</a>', 'attribute'],
    ['code as an address in disguise', '<a href="&#106;avascript:alert(1)">x</a>', 'attribute'],
    ['code where a form goes', '<button formaction="JavaScript:alert(1)">x</button>', 'attribute']
  ])('must not be %s', (_what, html, where) => {
    expect(() => inlineScripts(`<html><body>${html}</body></html>`, [EXIT])).toThrow(where)
  })
})
