/**
 * `npm run bench:interview [-- --case o06] [-- --out out] [-- --all] [-- --trace file]`: tasks over 50 ms while somebody answers
 * “What can I get?” and opens the answer, with the processor slowed down four times. Measures time of the page's
 * thread, not wall time, so that a busy machine counts less; the browser's own count is printed beside it.
 */
import { writeFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { readFragment } from '../components/what-can-i-get/fragment.ts'
import type { Answers } from '../components/what-can-i-get/types.ts'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse } from '../scripts/lib/cli.ts'
import { OUT } from '../scripts/lib/paths.ts'
import { HOUSEHOLDS } from '../tests/support/household-cases.ts'
import { untilHydrated } from '../tests/support/react.ts'
import { withBrowser } from './lib.ts'

const { values: options } = parse(
  'bench:interview [-- --case o06] [-- --out out] [-- --all] [-- --trace file]: tasks over 50 ms while somebody answers',
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

function answersOf(id: string): Answers {
  const answers = HOUSEHOLDS.find(each => each.id === id)
  if (!answers) throw new Error(`There is no case ${id}.`)
  return readFragment(`#${answers.fragment}`)?.answers ?? {}
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
    else await controls.fill(answer)
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

function longTasksOf(trace: readonly TraceEvent[]): LongTask[] {
  const mains = new Set(
    trace
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`)
  )
  const marks = trace.filter(({ name }) => name.startsWith('interview: ')).sort((one, other) => one.ts - other.ts)
  return trace
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .flatMap(({ ts, tdur = 0 }) => {
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
    const seen = window as unknown as { longTasks: number[] }
    seen.longTasks = []
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
  await page.evaluate(() => ((window as unknown as { longTasks: number[] }).longTasks.length = 0))
  await page.waitForTimeout(CALM_MS)
  const screens = await answerAll(page, answersOf(id))
  const trace = (await browser.stopTracing()).toString('utf8')
  if (options.trace) writeFileSync(options.trace, trace)
  const observed = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const tasks = longTasksOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents)
  const worst = (all: number[]) => Math.round(Math.max(0, ...all))
  console.log(
    `${id} ${language}: ${screens} screens; ${tasks.length} tasks over ${LONG_MS} ms of thread time, worst ` +
      `${worst(tasks.map(({ ms }) => ms))} ms; by the clock ${observed.length}, worst ${worst(observed)} ms`
  )
  if (options.all) for (const { after, ms } of tasks) console.log(`  ${Math.round(ms)} ms after “${after}”`)
  await page.close()
}

await withBrowser(options.out, [], async (port, browser) => {
  for (const id of CASES) for (const language of LANGUAGES) await measure(browser, port, language, id)
})
