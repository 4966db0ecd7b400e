/** Shortens the list of typed numbers (scripts/checks/typed-numbers.ts) by what pages and questions no longer type. */
import { readContext } from './checks/context.ts'
import { counted, LIST, readList, typedNumbers } from './checks/typed-numbers.ts'
import { ROOT, writeJson } from './lib/paths.ts'

const listed = readList(ROOT)
const now = counted(typedNumbers(readContext(ROOT)))
const shorter = Object.fromEntries(
  Object.entries(listed).flatMap(([file, numbers]) => {
    const left = Object.entries(numbers).flatMap(([number, times]) => {
      const still = Math.min(times, now[file]?.[number] ?? 0)
      return still > 0 ? [[number, still] as const] : []
    })
    return left.length > 0 ? [[file, Object.fromEntries(left)] as const] : []
  })
)
writeJson(LIST, shorter, 2)
