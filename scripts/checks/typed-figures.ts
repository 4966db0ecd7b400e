import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { COMPONENT } from './text.ts'
import { stringsOf } from './typescript.ts'

export const name = 'typed-figures'
export const describe =
  'no amount, percentage, phone number or opening hour is typed in a page, component or i18n string'

const PHONES = [
  /(?<![\w.,-]|\d )000(?![\w-]|,\d)/,
  /(?<!\d)1[38]00(?: ?\d){6}(?!\d)/,
  /(?<!\d)13(?: \d\d \d\d|\d \d{3}|\d{4})(?!\d)/,
  /(?<!\d)\(?0\d\)? ?\d{4} ?\d{4}(?!\d)/,
  /(?<!\d)04\d\d ?\d{3} ?\d{3}(?!\d)/
]

const TYPED: { what: string; fix: string; patterns: RegExp[] }[] = [
  {
    what: 'an amount of money',
    fix: 'use <Figure id="…" /> (in front matter {figure:…})',
    patterns: [
      new RegExp(`\\$ ?[\\d${COMPONENT}]`),
      /\bAUD ?\d/,
      /\d ?(?:dollars?|cents?)\b/i,
      /\d ?(?:澳元|澳币|元|块钱)/,
      new RegExp(`${COMPONENT} ?(?:澳元|澳币)`)
    ]
  },
  {
    what: 'a percentage',
    fix: 'use <Figure id="…" /> (in front matter {figure:…})',
    patterns: [/\d ?%/, /\d ?per ?cent\b/i, /百分之/, new RegExp(`${COMPONENT} ?%`)]
  },
  { what: 'a phone number', fix: 'use <Phone id="…" /> (in front matter {phone:…})', patterns: PHONES },
  {
    what: 'an hour of the day',
    fix: 'use <Helpline id="…" />, which prints the opening hours',
    patterns: [/\d ?[ap]\.?m\b/i, /(?<!\d)\d?\d:\d\d(?!\d)/, /(?:上午|中午|下午|早上|晚上) ?\d+ ?[点时]/, /\b24\/7\b/]
  }
]

/** A string of CSS lengths, such as `0 0 -80% 0`, is not for readers. */
const CSS_LENGTHS = /^(?:-?[\d.]+(?:px|r?em|v[hw]|%)?\s*)+$/

/** Typed figures in a text. NFKC turns full-width characters such as `＄５０` into `$50`. */
export function typedIn(text: string): Issue[] {
  const plain = text.normalize('NFKC')
  return TYPED.flatMap(({ what, fix, patterns }) => {
    const match = patterns.map(pattern => pattern.exec(plain)).find(Boolean)
    if (!match) return []
    const around = plain.slice(Math.max(0, match.index - 8), match.index + match[0].length + 8).trim()
    return [{ message: `${what} is typed: “${around.replaceAll(COMPONENT, '<…>')}”`, fix }]
  })
}

/** Typed figures in pages, then in the strings of components and messages. */
export function run({ root, pages }: Context): Problem[] {
  const texts = pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(line => ({ file, ...line })))
  )
  const sources = [...readFiles(root, 'components', /\.tsx$/), ...readFiles(root, 'i18n', /\.ts$/)]
  const strings = sources.flatMap(source =>
    stringsOf(source.file, source.text)
      .filter(({ text }) => !CSS_LENGTHS.test(text.trim()))
      .map(line => ({ file: source.file, ...line }))
  )
  return [...texts, ...strings].flatMap(source => at(source, source.line, typedIn(source.text)))
}
