/** A word that stands twice in a row: what is left of two hands on one sentence. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFiles } from '../../scripts/checks/files.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Ids have hyphens. */
const DOUBLED = /(?<![-.\w])([A-Za-z]{3,}) \1(?![-\w]|\.\w)/g

/** Right as they are. */
const RIGHT = ['that that', 'had had']

it.each([
  ['data', /\.yaml$/],
  ['pages/en', /\.mdx$/],
  ['i18n', /en\.ts$/]
] as const)('no word stands twice in a row in %s', (folder, files) => {
  const found = readFiles(ROOT, folder, files)
    // What people type.
    .filter(({ file }) => !/danger|crisis-words|questions/.test(file))
    .flatMap(({ file, text }) => (text.match(DOUBLED) ?? []).map(words => `${file}: ${words}`))
    .filter(line => !RIGHT.some(words => line.endsWith(words)))
  expect(found).toEqual([])
})
