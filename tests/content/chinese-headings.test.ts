/** Chinese headings break between phrases (styles/base.css): a longer phrase leaves its last character alone on a line. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFiles } from '../../scripts/checks/files.ts'

/** How many characters of each kind of heading a line of a phone holds, at 360 px. */
const HOLDS = { title: 10, '##': 12, '###': 17 }

const PHRASE = /[\u4e00-\u9fff]+[，。？！：；、）”」』]*/g

const pages = readFiles(join(import.meta.dirname, '..', '..'), 'pages/zh', /\.mdx$/)

it.each(Object.entries(HOLDS))('no phrase of a %s is longer than a line of a phone', (mark, holds) => {
  const heading = new RegExp(`^${mark}:? (?<text>.*)$`, 'gm')
  const long = pages.flatMap(({ file, text }) =>
    [...text.matchAll(heading)]
      .flatMap(found => found.groups!.text!.match(PHRASE) ?? [])
      .filter(phrase => phrase.length > holds)
      .map(phrase => `${file}: ${phrase}`)
  )
  expect(long).toEqual([])
})
