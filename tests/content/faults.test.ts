/** The known faults fit the code as it is: a patch that no longer applies would find nothing, and nobody would hear of it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checks } from '../../scripts/checks/index.ts'
import { patched, readFaults, tableOf } from '../../scripts/lib/faults.ts'

const root = join(import.meta.dirname, '..', '..')
const faults = readFaults(root)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

function titleOf(finder: string): string {
  return finder.split(' -g ')[1] ?? ''
}

it.each(faults)('$id changes the code as it is', fault => {
  // YAML makes keys of what follows a comma.
  const keys = fault.edits.flatMap(edit => Object.keys(edit))
  expect(['file', 'find', 'replace', 'remove', 'write']).toEqual(expect.arrayContaining(keys))
  for (const [file, text] of patched(fault, root)) {
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
    expect(text).not.toBe(before)
  }
})

it.each(faults)('$id names checks and tests that exist', ({ finders }) => {
  for (const finder of finders) {
    const [tool = '', name = ''] = finder.split(' ')
    if (tool === 'unit') expect(existsSync(join(root, name)), finder).toBe(true)
    else if (tool === 'e2e') expect(readFileSync(join(root, 'tests/e2e', name), 'utf8')).toContain(titleOf(finder))
    else if (tool === 'check') expect(checks.map(check => check.name)).toContain(name)
    else expect(scripts).toHaveProperty(tool)
  }
  expect(finders.length).toBeGreaterThan(0)
})

it('names each fault once', () => {
  const ids = faults.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(40)
})

it('says which fault does not fit, and where', () => {
  const edits = [{ file: 'package.json', find: 'no such text', replace: '' }]
  expect(() => patched({ id: 'adrift', edits }, root)).toThrow(/^adrift: “no such text” occurs 0 times in package.json/)
})

it('keeps what an earlier run found in the other column', () => {
  const [first, second] = faults
  if (!first || !second) throw new Error('There are no faults.')
  const before = tableOf([first, second], new Map([[first.id, 'a test']]), 'before')
  const after = tableOf([first, second], new Map([[second.id, 'a | b']]), 'after', before)
  expect(after).toContain(`| ${first.id} | ${first.kind} | ${first.harm} | a test |  |`)
  expect(after).toContain(`| ${second.id} | ${second.kind} | ${second.harm} |  | a / b |`)
})
