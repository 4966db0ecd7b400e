/** What the page says of the worker’s news: a new version, or that it is a saved copy. */
import { fill } from '../../../i18n/fill.ts'
import { formatDate } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { GIVEN_FROM, TAKE_OVER } from '../../../offline/names.ts'
import { removeLine, showLine } from './bar.ts'

/** Asks a worker something. @returns its answer; undefined where none comes in three seconds */
function ask(worker: ServiceWorker | null, question: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, 3000)
    worker?.postMessage(question, [port2])
  })
}

/** Waits for the active worker's answer first: a browser hands over only from one that is running and idle. */
async function takeOver(waiting: ServiceWorker, active: ServiceWorker | null): Promise<void> {
  await ask(active, TAKE_OVER)
  waiting.postMessage(TAKE_OVER)
}

/** Calls back with the worker that waits, now or when the one being installed does. */
function whenWaiting(registration: ServiceWorkerRegistration, then: (worker: ServiceWorker) => void): void {
  const check = () => registration.waiting && then(registration.waiting)
  check()
  registration.installing?.addEventListener('statechange', check)
}

/** Offers a new version whenever one waits. It takes over, and the page reloads, only when the reader asks for it. */
export async function offerUpdates(words: OfflineWords): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (!registration || !workers.controller) return
  let asked = false
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    // Another tab has asked: there is nothing left to offer.
    else removeLine('update')
  })
  const offer = () =>
    whenWaiting(registration, worker => {
      const reload = () => {
        if (!asked) void takeOver(worker, workers.controller)
        asked = true
      }
      showLine('update', words.update, [
        [words.reload, reload],
        [words.later, () => removeLine('update')]
      ])
    })
  offer()
  registration.addEventListener('updatefound', offer)
}

/** The day of a moment where the reader is: `2026-11-03`. */
function dayOf(moment: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Says so where the page is a saved copy, and of which day. */
export async function showSavedCopy(words: OfflineWords, language: Language): Promise<void> {
  const active = navigator.serviceWorker?.controller
  const date = active && (await ask(active, GIVEN_FROM))
  if (typeof date !== 'string') return
  const text = fill(words.savedCopy, { date: formatDate(dayOf(new Date(date)), language) })
  showLine('copy', text, [[words.close, () => removeLine('copy')]])
}
