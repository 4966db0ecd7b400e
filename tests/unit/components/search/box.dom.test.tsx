/** The search box as the page has it before any script. */
import { expect, it } from 'vitest'
import '../../../../components/layout/messages/both.ts'
import { isSearchKey } from '../../../../components/boot/search.ts'
import { SearchBox } from '../../../../components/search/SearchBox.tsx'
import { isolateTests } from '../boot/dom.ts'
import { hostForTests } from '../host.tsx'

isolateTests()
const { draw, host } = hostForTests()

/** What a browser sends for `Control+K`, as `aria-keyshortcuts` writes it. */
function pressed(shortcut: string): KeyboardEvent {
  const parts = shortcut.split('+')
  return new KeyboardEvent('keydown', {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta')
  })
}

it.each([false, true])('names the keys that lead to it, and no others (large: %s)', large => {
  draw(<SearchBox large={large} />)
  const named = host().querySelector('[type=search]')?.getAttribute('aria-keyshortcuts')?.split(' ') ?? []
  const possible = ['/', 'k', 'K'].flatMap(key => [key, `Control+${key}`, `Meta+${key}`])
  const working = possible.filter(shortcut => isSearchKey(pressed(shortcut)))
  expect([...named].sort()).toEqual(working.filter(shortcut => !shortcut.endsWith('k')).sort())
})
