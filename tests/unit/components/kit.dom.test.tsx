/** The page of the kit (npm run dev, /en/kit) has every part that asks and answers, in both languages. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import '../../../components/layout/messages/both.ts'
import { PagePath } from '../../../components/layout/page-path.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { KitPage } from '../../support/kit/KitPage.tsx'
import { TODAY } from '../../support/kit/data.ts'
import { hostForTests } from './host.tsx'

const { draw, host } = hostForTests()

/** Whole pages and what is around them, what talks to the service of sign-in, and what the build alone renders. */
const NO_PARTS = [
  /^auth\/(?!Form\.)/,
  /^calculators\/(?:Calculator|LiveCalculator)\./,
  /^days\/(?:DaysTool|LimitsByEvent)\./,
  /^what-can-i-get\/(?:ByEvent|Interview|WhatCanIGet|register)\./
]

const FOLDERS = ['tool', 'calculators', 'days', 'auth', 'what-can-i-get', 'what-can-i-get/answer']

const files = FOLDERS.flatMap(folder =>
  readdirSync(join('components', folder)).map(name => `${folder}/${name}`)
).filter(name => name.endsWith('.tsx') && NO_PARTS.every(pattern => !pattern.test(name)))

beforeEach(() => vi.setSystemTime(`${TODAY}T02:00:00Z`))

/** Of the event loop, each of which draws a part of an answer. */
const TURNS = 200

/** A node of React's own tree: what was rendered there, its first child and the next beside it. */
interface Fiber {
  elementType: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** The components that stand in the page now. */
function rendered(): Set<unknown> {
  const key = Object.keys(host()).find(each => each.startsWith('__reactContainer$')) ?? ''
  const root = (host() as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  const waiting = [root?.stateNode.current]
  const found = new Set<unknown>()
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    found.add(fiber.elementType)
    waiting.push(...[fiber.sibling, fiber.child].filter(next => next !== null))
  }
  return found
}

it.each(LANGUAGES)('the page in %s shows every part of the kit', async language => {
  const complaints = vi.spyOn(console, 'error')
  const parts = (await Promise.all(files.map(partsOf))).flat()
  const missing = () => {
    const shown = rendered()
    return parts.filter(({ value }) => !shown.has(value)).map(({ name }) => name)
  }
  draw(
    <PagePath.Provider value={`/${language}/kit`}>
      <KitPage language={language} />
    </PagePath.Provider>
  )
  // An answer of the interview is drawn in parts, and the chart comes later.
  for (let turn = 0; turn < TURNS && missing().length > 0; turn += 1) {
    await act(() => new Promise(resolve => setTimeout(resolve, 5)))
  }
  expect(parts.length).toBeGreaterThan(0)
  expect(missing()).toEqual([])
  expect(complaints.mock.calls).toEqual([])
})

/** The components that a file exports. */
async function partsOf(name: string) {
  const exported = (await import(join(process.cwd(), 'components', name))) as Record<string, unknown>
  const components = Object.entries(exported).filter(([part, value]) => /^[A-Z][a-z]/.test(part) && isComponent(value))
  return components.map(([part, value]) => ({ name: `${name}: ${part}`, value }))
}

/** A function, or what `memo` makes of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
