/** A day until which something lasts is said for as long as it is true: “It closes on …” must not stand there later. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFiles } from '../../scripts/checks/files.ts'
import { loadData } from '../../rules/data/load.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Days of this edition and later: what ended before is described as over. */
const SINCE = '2026-11-28'

/** Ids of last days end so. */
const LAST_DAY = /[.-](?:close|end)$/

/** What is between `<Dated …>` and its end. */
const DATED = /<Dated [^>]*>[\s\S]*?<\/Dated>/g

const pages = readFiles(ROOT, 'pages', /\.mdx$/)

const lastDays = [...loadData(join(ROOT, 'data')).dates.values()].filter(
  ({ id, date }) => LAST_DAY.test(id) && date >= SINCE
)

it('there are last days to look for', () => {
  expect(lastDays.map(({ id }) => id)).toContain('date.income-apportionment.close')
})

it.each(lastDays.map(({ id }) => id))('pages name %s only where they stop naming it after that day', id => {
  const named = pages
    .filter(({ text }) => text.replace(DATED, '').includes(`<DateOf id="${id}"`))
    .map(({ file }) => file)
  expect(named).toEqual([])
})
