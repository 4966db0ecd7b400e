import { describe, expect, it } from 'vitest'
import { MenuKeys, TYPE_AHEAD_MS } from '../../../../components/auth/menu-keys.ts'

const NAMES = ['Privacy', 'Sign out', 'Settings', '隐私']

const entries = NAMES.map(name => Object.assign(document.createElement('button'), { textContent: name }))

/** Where a key leads, one after the other, with the time between them in milliseconds. */
function walk(keys: string[], from: string | undefined, pause = 0): (string | undefined)[] {
  const menu = new MenuKeys()
  let current: HTMLElement | null = entries.find(({ textContent }) => textContent === from) ?? null
  return keys.map((key, index) => {
    const entry = menu.entryFor(key, index * pause, entries, current)
    current = entry ?? current
    return entry?.textContent ?? undefined
  })
}

describe('keys of a menu', () => {
  it.each([
    ['ArrowDown', undefined, 'Privacy'],
    ['ArrowDown', 'Privacy', 'Sign out'],
    ['ArrowDown', '隐私', 'Privacy'],
    ['ArrowUp', undefined, '隐私'],
    ['ArrowUp', 'Privacy', '隐私'],
    ['Home', 'Settings', 'Privacy'],
    ['End', undefined, '隐私'],
    ['s', undefined, 'Sign out'],
    ['S', 'Sign out', 'Settings'],
    ['p', 'Privacy', 'Privacy'],
    ['x', undefined, undefined],
    [' ', 'Privacy', undefined],
    ['Tab', 'Privacy', undefined],
    ['Shift', 'Privacy', undefined]
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(walk([key], from)).toEqual([to])
  })

  it('letters in quick succession are the beginning of a name', () => {
    expect(walk(['s', 'e'], undefined, TYPE_AHEAD_MS - 1)).toEqual(['Sign out', 'Settings'])
  })

  it('letters with a pause between them are each a first letter', () => {
    expect(walk(['s', 's'], undefined, TYPE_AHEAD_MS)).toEqual(['Sign out', 'Settings'])
    expect(walk(['s', 'p'], undefined, TYPE_AHEAD_MS)).toEqual(['Sign out', 'Privacy'])
  })
})
