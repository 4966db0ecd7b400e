/** Scripts that come without Next, and so without its polyfills, run in the oldest browsers that package.json names. */
import { expect, it } from 'vitest'
import { bundle } from '../../../../scripts/lib/bundle.ts'

/** Syntax that Safari cannot parse before 16.4, and methods that came after Chrome 80 and Safari 14. */
const TOO_NEW =
  /\(\?<[=!]|\.(?:at|replaceAll|findLast|findLastIndex|toSorted|toReversed)\(|\bObject\.hasOwn\b|\bstructuredClone\b/g

it.each([
  'search/worker.ts',
  'components/search/script/index.ts',
  'components/search/script/search-key.ts',
  'components/filters/script/helplines.ts',
  'components/filters/script/list.ts',
  'components/filters/script/states.ts',
  'components/layout/script/place.ts',
  'components/offline/script/index.ts',
  'components/share/script/index.ts',
  'components/traditional/script/index.ts',
  'components/boot/boot.ts',
  'components/boot/exit-script.ts',
  'components/boot/meant-address.ts',
  'offline/worker.ts'
])('%s', async entry => {
  const code = new TextDecoder().decode(await bundle(entry))
  expect(code.match(TOO_NEW) ?? []).toEqual([])
})
