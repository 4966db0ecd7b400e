/** A source file that somebody can read at once: longer ones are split by what they are about. Not tests, data, pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const LIMIT = 400

const FOLDERS = ['auth', 'bench', 'components', 'i18n', 'offline', 'rules', 'scripts', 'search', 'styles']

const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
).filter(file => /\.(?:css|mjs|tsx?)$/.test(file))

it(`every source file has fewer than ${LIMIT} lines`, () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  expect(files.filter(file => lines(file) >= LIMIT)).toEqual([])
})
