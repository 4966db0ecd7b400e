/** A file of data/ is parsed again only where its text has changed: what is kept of it must never outlive the text. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readKept } from '../../../rules/data/parsed-files.ts'

const TEXT = '- id: one\n  value: 1\n- id: two\n  value: 2\n'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parsed-'))
  file = join(folder, 'figures', 'rates.yaml.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a parsed file', () => {
  it('is read from what was kept, with the same values and places', () => {
    const first = readKept(TEXT, file)
    // Proof that the second reading is of the kept file.
    writeFileSync(file, readFileSync(file, 'utf8').replace('"two"', '"kept"'))
    const second = readKept(TEXT, file)
    expect(second.value).toEqual([
      { id: 'one', value: 1 },
      { id: 'kept', value: 2 }
    ])
    expect(second.errors).toEqual([])
    expect(second.at([1, 'value'])).toEqual({ line: 4, column: 3 })
    expect(second.at([1, 'value'])).toEqual(first.at([1, 'value']))
  })

  it.each([
    ['its text has changed', () => undefined],
    ['what was kept is no JSON', () => writeFileSync(file, '{ "hash"')]
  ])('is parsed again where %s', (_, change) => {
    readKept(TEXT.replace('2', '3'), file)
    change()
    expect(readKept(TEXT, file).value).toMatchObject([{ value: 1 }, { value: 2 }])
  })

  it('is not kept with an error, and leaves nothing half-written', () => {
    expect(readKept('- id: [one\n', file).errors).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
    readKept(TEXT, file)
    expect(readdirSync(dirname(file))).toEqual(['rates.yaml.json'])
  })

  it('is parsed where nothing can be kept', () => {
    writeFileSync(join(folder, 'figures'), '')
    expect(readKept(TEXT, file).value).toHaveLength(2)
  })
})
