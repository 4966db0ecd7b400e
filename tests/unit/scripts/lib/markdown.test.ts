/** HTML of our pages as Markdown. */
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../../../scripts/lib/markdown.ts'

const options = {
  addressOf: (href: string) => new URL(href, 'https://foothold.example/en/page').href,
  markOf: () => undefined
}

const written = (html: string) => markdownOf(parse(html), options)

describe('HTML becomes Markdown', () => {
  it.each<[what: string, html: string, markdown: string]>([
    ['paragraphs', '<p>One.</p><p>Two\n lines.</p>', 'One.\n\nTwo lines.'],
    ['headings', '<h1>A</h1><h2 id="b">B</h2><h3>C</h3>', '# A\n\n## B\n\n### C'],
    ['text beside a block', '<div>One<p>Two</p>three</div>', 'One\n\nTwo\n\nthree'],
    ['comments of React', '<p>From<!-- --> <b>20</b></p>', 'From 20'],
    ['elements that touch', '<p><strong>No</strong><span>yes</span></p>', '**No** yes'],
    ['bold and spaces', '<p>a<strong> b </strong>c</p>', 'a **b** c'],
    [
      'links',
      '<p><a href="/en/x#y">X</a>, <a href="#z">Z</a></p>',
      '[X](https://foothold.example/en/x#y), [Z](https://foothold.example/en/page#z)'
    ],
    ['official links', '<p><a href="https://a.gov.au/b?c=1">B</a></p>', '[B](https://a.gov.au/b?c=1)'],
    ['numbers to call', '<p><a href="tel:000">000</a> <a href="sms:1">Text 1</a></p>', '000 Text 1'],
    ['a link around blocks', '<a href="/x"><p>One</p></a>', '[One](https://foothold.example/x)'],
    ['lists', '<ul><li>One</li><li>Two <b>b</b></li></ul>', '- One\n- Two b'],
    ['numbered lists', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['blocks in a list', '<ul><li>One<p>More</p></li><li>Two</li></ul>', '- One\n\n  More\n\n- Two'],
    ['lists in a list', '<ul><li>One<ul><li>In</li></ul></li></ul>', '- One\n\n  - In'],
    ['an empty list', '<ul></ul><p>One</p>', 'One'],
    ['a fold', '<details><summary>More</summary><p>One</p></details>', '**More**\n\nOne'],
    ['a question', '<details><summary><h3>Why?</h3></summary><p>So.</p></details>', '### Why?\n\nSo.'],
    ['a quotation', '<blockquote>“Hello”</blockquote><p>你好</p>', '> “Hello”\n\n你好'],
    ['a safety note', '<section class="urgent"><p>Call 000.</p><p>Now.</p></section>', '> Call 000.\n>\n> Now.'],
    ['another class that only sounds like it', '<p class="footnote">Note</p>', 'Note'],
    ['a note', '<div class="note note-info"><p>Note</p></div>', '> Note'],
    [
      'a table',
      '<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>1</th><td>a|b</td></tr></tbody></table>',
      '**C**\n\n| A | B |\n| --- | --- |\n| 1 | a\\|b |'
    ],
    ['a table without a head', '<table><tr><th>1</th><td>2</td></tr></table>', '|  |  |\n| --- | --- |\n| 1 | 2 |'],
    [
      'a cell over two rows',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><th rowspan="2">x</th><td>1</td></tr><tr><td>2</td></tr></table>',
      '| A | B |\n| --- | --- |\n| x | 1 |\n| x | 2 |'
    ],
    ['blocks in a cell', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', '|  |\n| --- |\n| a<br>b |'],
    ['a definition', '<dl><dt>A</dt><dd>B</dd></dl>', '**A**\n\nB'],
    ['characters of Markdown', '<p>a * b [c] &lt;d&gt; `e`</p>', 'a \\* b \\[c\\] \\<d> \\`e\\`'],
    ['what would begin a list', '<p>- a</p><p>1. b</p><p># c</p><p>+ d</p>', '\\- a\n\n1\\. b\n\n\\# c\n\n\\+ d'],
    ['a negative amount', '<p>−5 and -5</p>', '−5 and -5']
  ])('%s', (_what, html, markdown) => {
    expect(written(html)).toBe(markdown)
  })
})
