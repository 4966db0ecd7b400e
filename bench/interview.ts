/**
 * `npm run bench:interview [-- --case o06] [-- --out out] [-- --all] [-- --trace file]`: tasks over 50 ms and the slowest
 * interactions while somebody answers “What can I get?”, opens the answer and uses it, with the processor slowed down four
 * times. Measures time of the page's thread, not wall time, so that a busy machine counts less; the browser's own count is
 * printed beside it. A press lasts until its next frame; the thread may have done other work too until then.
 */
import { writeFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { readFragment } from '../components/what-can-i-get/fragment.ts'
import type { Answers } from '../components/what-can-i-get/types.ts'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse } from '../scripts/lib/cli.ts'
import { OUT } from '../scripts/lib/paths.ts'
import { HOUSEHOLDS } from '../tests/support/household-cases.ts'
import { LIVES } from '../tests/support/lives.ts'
import { untilHydrated } from '../tests/support/react.ts'
import { withBrowser } from './lib.ts'

const { values: options } = parse(
  'bench:interview [-- --case o06] [-- --out out] [-- --all] [-- --trace file]: tasks over 50 ms and slow presses while somebody answers',
  {
    options: {
      case: { type: 'string', multiple: true },
      out: { type: 'string', default: OUT },
      all: { type: 'boolean' },
      trace: { type: 'string' }
    }
  }
)

/** A lone parent; a couple with a child; a young person who studies. */
const CASES = options.case ?? ['o05', 'o07', 'o10']
const SLOWER = 4
const LONG_MS = 50
/** A press that takes longer to show something feels slow. */
const SLOW_MS = 200
/** More screens than any interview has. */
const MOST_SCREENS = 40
/** Milliseconds in which a reader looks at the screen and all work finishes. */
const CALM_MS = 1000
/** The performance mark set when React has arrived. */
const BEGIN = 'React has arrived'
/** For a trace to read by hand. */
const DETAILS = options.trace ? ['devtools.timeline', 'v8'] : []
const PHONE = { width: 412, height: 823 }

/** One entry of a trace: times in microseconds. */
interface TraceEvent {
  name: string
  cat: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  dur?: number
  args: { name?: string }
}

interface LongTask {
  after: string
  ms: number
}

/** One entry of the browser's event timing, in milliseconds. A press is several events; the longest counts. */
interface Interaction {
  /** The events of one press have the same. */
  id: number
  event: string
  target: string
  /** When it began, since the page did. */
  start: number
  ms: number
}

/** A screen that was answered, or a fold that was opened, from a moment of the page on, in milliseconds. */
interface Mark {
  name: string
  start: number
}

/** What the page collects for the bench. */
interface Seen {
  longTasks: number[]
  interactions: Interaction[]
}

/** @param id of a case, or of one of the seventeen lives */
function answersOf(id: string): Answers {
  const fragment = HOUSEHOLDS.find(each => each.id === id)?.fragment ?? (LIVES as Partial<Record<string, string>>)[id]
  if (!fragment) throw new Error(`There is no case ${id}.`)
  return readFragment(`#${fragment}`)?.answers ?? {}
}

/** Waits for what follows a question (the next one, its errors, or the answer) and for the work it starts. */
async function untilNext(page: Page, asked: string): Promise<void> {
  await page.waitForFunction(
    before => {
      const heading = document.querySelector('[data-interview] #question')
      if (!heading) return document.querySelector('[data-outcome] h3') !== null
      return heading.textContent !== before || document.querySelector('[data-interview] [role=alert]') !== null
    },
    asked,
    { polling: 100 }
  )
  await page.waitForTimeout(CALM_MS)
}

/** Fills in the fields on screen, again if an answer adds another field. */
async function fillIn(page: Page, answers: Answers): Promise<void> {
  const filled = new Set<string>()
  for (;;) {
    const names = await page
      .locator('[data-interview] form')
      .evaluate(form => [
        ...new Set([...form.querySelectorAll<HTMLInputElement>('input[name], select[name]')].map(({ name }) => name))
      ])
    const name = names.find(each => answers[each] !== undefined && answers[each] !== '?' && !filled.has(each))
    if (name === undefined) return
    filled.add(name)
    const controls = page.locator(`[data-interview] form [name="${name}"]`)
    const kind = await controls.first().evaluate(control => (control as HTMLInputElement).type)
    const answer = answers[name] ?? ''
    if (kind === 'radio' || kind === 'checkbox') {
      for (const value of answer.split(' ')) {
        const option = page.locator(`[data-interview] form [name="${name}"][value="${value}"]`)
        // By key, which does not go on by itself; a long list keeps some answers in a fold.
        await option.evaluate(each => each.closest('details')?.setAttribute('open', ''))
        if (!(await option.isChecked())) await option.press('Space')
      }
    } else if (kind === 'select-one') await controls.selectOption(answer)
    else if (kind === 'date') await controls.fill(answer)
    // Key by key, as a reader does.
    else await controls.pressSequentially(answer)
  }
}

async function mark(page: Page, name: string): Promise<void> {
  await page.evaluate(each => performance.mark(`interview: ${each}`), name)
}

/** Answers one question after another, then opens the answer. @returns the number of screens */
async function answerAll(page: Page, answers: Answers): Promise<number> {
  const heading = page.locator('[data-interview] #question')
  for (let screens = 0; screens < MOST_SCREENS; screens += 1) {
    if ((await heading.count()) === 0) return screens
    const asked = await heading.innerText()
    await fillIn(page, answers)
    await mark(page, asked)
    const actions = page.locator('[data-interview] form button[type=submit]')
    await actions.click()
    await untilNext(page, asked)
    if ((await heading.count()) > 0 && (await heading.innerText()) === asked) {
      // The screen needs something that the case does not have.
      await page.locator('[data-interview] form button[type=submit] ~ button').click()
      await untilNext(page, asked)
    }
  }
  throw new Error('The interview does not end.')
}

/** Opens each kind of fold of the answer once, then begins a comparison. */
async function useAnswer(page: Page): Promise<void> {
  const answer = page.locator('[data-outcome]')
  for (const fold of ['[data-card]', '[data-state=no] details', '[data-papers]', '[data-further]', '[data-calendar]']) {
    const summary = answer.locator(`${fold} > summary, ${fold} summary`).first()
    if ((await summary.count()) === 0 || !(await summary.isVisible())) continue
    await mark(page, `the fold ${fold}`)
    await summary.click()
    await page.waitForTimeout(CALM_MS)
  }
  await mark(page, 'an answer opened again')
  const change = answer.locator('details button[aria-label]').last()
  await change.evaluate(each => each.closest('details')?.setAttribute('open', ''))
  await change.click()
  await page.waitForTimeout(CALM_MS)
  await mark(page, 'Next, which compares')
  await page.locator('[data-interview] form button[type=submit]').click()
  await page.waitForTimeout(3 * CALM_MS)
}

/** A press with the time of the page's thread in it, in milliseconds, and the screen that it was on. */
interface Press extends Interaction {
  thread: number
  screen: string
}

/** The slowest event of each press, slowest first, in time of the page's thread. @param marks in the order of time */
function presses(
  events: readonly Interaction[],
  marks: readonly Mark[],
  threadTime: (from: number, to: number) => number
): Press[] {
  const slowest = new Map<number, Interaction>()
  for (const each of events) {
    if (each.ms > (slowest.get(each.id)?.ms ?? 0)) slowest.set(each.id, each)
  }
  const timed = [...slowest.values()].map(each => ({
    ...each,
    thread: threadTime(each.start, each.start + each.ms),
    screen: marks.filter(({ start }) => start <= each.start).at(-1)?.name ?? ''
  }))
  return timed.sort((one, other) => other.thread - one.thread)
}

/** How long the page's thread worked between two moments of the page, in milliseconds. @param began the page's time of `BEGIN` */
function threadTimeOf(trace: readonly TraceEvent[], began: number): (from: number, to: number) => number {
  const origin = (trace.find(({ name }) => name === `interview: ${BEGIN}`)?.ts ?? 0) - began * 1000
  const tasks = mainTasksOf(trace)
  return (from, to) => {
    const within = tasks.filter(({ ts, dur = 0 }) => ts < origin + to * 1000 && ts + dur > origin + from * 1000)
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  }
}

function mainTasksOf(trace: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(
    trace
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  return trace.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
}

function longTasksOf(trace: readonly TraceEvent[]): LongTask[] {
  const marks = trace.filter(({ name }) => name.startsWith('interview: ')).sort((one, other) => one.ts - other.ts)
  return mainTasksOf(trace).flatMap(({ ts, tdur = 0 }) => {
    const after = marks.filter(each => each.ts <= ts).at(-1)
    return tdur >= LONG_MS * 1000 && after ? [{ after: after.name.replace('interview: ', ''), ms: tdur / 1000 }] : []
  })
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

async function measure(browser: Browser, port: number, language: Language, id: string): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE })
  page.setDefaultTimeout(120_000)
  await page.addInitScript(() => {
    const seen = window as unknown as Seen
    seen.longTasks = []
    seen.interactions = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration, name, target } = entry as PerformanceEventTiming & {
          interactionId: number
        }
        if (interactionId === 0) continue
        const on = target instanceof HTMLElement ? target : undefined
        const text = on?.innerText || on?.getAttribute('name') || ''
        seen.interactions.push({
          id: interactionId,
          event: name,
          target: `${on?.tagName.toLowerCase() ?? 'what has gone'} ${text.slice(0, 40)}`.replaceAll(/\s+/g, ' '),
          start: startTime,
          ms: duration
        })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver(list => seen.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask'
    })
  })
  await slowDown(page)
  await browser.startTracing(page, {
    categories: ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing', ...DETAILS]
  })
  await page.goto(`http://localhost:${port}/${language}/calculators/what-can-i-get`)
  await untilHydrated(page)
  await mark(page, BEGIN)
  await page.evaluate(() => ((window as unknown as Seen).longTasks.length = 0))
  await page.waitForTimeout(CALM_MS)
  const screens = await answerAll(page, answersOf(id))
  await useAnswer(page)
  const trace = (await browser.stopTracing()).toString('utf8')
  if (options.trace) writeFileSync(options.trace, trace)
  const {
    longTasks: observed,
    interactions,
    marks
  } = await page.evaluate(() => {
    const { longTasks, interactions } = window as unknown as Seen
    const marks = performance.getEntriesByType('mark').flatMap(({ name, startTime }) => {
      const [, screen] = /^interview: (.*)/.exec(name) ?? []
      return screen === undefined ? [] : [{ name: screen, start: startTime }]
    })
    return { longTasks, interactions, marks }
  })
  const began = marks.find(({ name }) => name === BEGIN)?.start ?? 0
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const tasks = longTasksOf(traceEvents)
  const slowest = presses(interactions, marks, threadTimeOf(traceEvents, began))
  const worst = (all: number[]) => Math.round(Math.max(0, ...all))
  console.log(
    `${id} ${language}: ${screens} screens; ${tasks.length} tasks over ${LONG_MS} ms of thread time, worst ` +
      `${worst(tasks.map(({ ms }) => ms))} ms; by the clock ${observed.length}, worst ${worst(observed)} ms; ` +
      `presses over ${SLOW_MS} ms of thread time: ${slowest.filter(({ thread }) => thread > SLOW_MS).length} of ` +
      `${slowest.length}, by the clock ${slowest.filter(({ ms }) => ms > SLOW_MS).length}`
  )
  for (const { event, target, screen, ms, thread } of slowest.slice(0, options.all ? 20 : 3)) {
    console.log(`  ${Math.round(thread)} ms (by the clock ${Math.round(ms)}) from ${event} on ${target}, “${screen}”`)
  }
  if (options.all) for (const { after, ms } of tasks) console.log(`  ${Math.round(ms)} ms after “${after}”`)
  await page.close()
}

await withBrowser(options.out, [], async (port, browser) => {
  for (const id of CASES) for (const language of LANGUAGES) await measure(browser, port, language, id)
})
