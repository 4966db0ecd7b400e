/** Checks that what entries about days refer to exists. */
import { isTimeUnit } from '../counting.ts'
import type { NoticeToLeave, PaymentStopped, RentersHelp, TimeLimit } from './date-schemas.ts'
import type { Figure, Service } from './schema.ts'

/** What entries about days may refer to, by id. */
interface Known {
  figures: ReadonlyMap<string, Pick<Figure, 'unit'>>
  services: ReadonlyMap<string, Pick<Service, 'status'>>
  dates: ReadonlyMap<string, unknown>
  sources: ReadonlyMap<string, unknown>
  timeLimits: ReadonlyMap<string, unknown>
}

/** A problem in an entry: where it is, and the fix. */
export interface Fault {
  path: (string | number)[]
  message: string
  fix: string
}

/** Every id in a time limit that does not exist. */
export function checkTimeLimit(limit: TimeLimit, data: Known): Fault[] {
  const { length, early, date, since, sources, service } = limit
  const lengths = length === undefined ? [] : [length].flat()
  return [
    ...lengths.flatMap(id => checkLength(['length'], id, data)),
    ...(early === undefined ? [] : checkLength(['early'], early, data)),
    ...(date === undefined || data.dates.has(date) ? [] : [unknown(['date'], 'date', date, 'dates.yaml')]),
    ...(since === undefined || data.dates.has(since) ? [] : [unknown(['since'], 'date', since, 'dates.yaml')]),
    ...checkService(['service'], service, data),
    ...checkSources(sources, data)
  ]
}

/** Every id in a notice rule that does not exist. */
export function checkNotice({ length, behind }: NoticeToLeave, data: Known): Fault[] {
  return [
    ...(length === undefined ? [] : checkLength(['length'], length, data)),
    ...(behind === undefined ? [] : checkLength(['behind'], behind, data))
  ]
}

/** Services and days in a state's entry that do not exist. */
export function checkRentersHelp({ service, authority, reason_needed: since }: RentersHelp, data: Known): Fault[] {
  return [
    ...checkService(['service'], service, data),
    ...(authority === undefined ? [] : checkService(['authority'], authority, data)),
    ...(since === undefined || data.dates.has(since) ? [] : [unknown(['reason_needed'], 'date', since, 'dates.yaml')])
  ]
}

/** Every id in an entry about stopped payments that does not exist. */
export function checkPaymentStopped({ service, limit, sources }: PaymentStopped, data: Known): Fault[] {
  const isKnown = limit === undefined || data.timeLimits.has(limit)
  return [
    ...checkService(['service'], service, data),
    ...(isKnown ? [] : [unknown(['limit'], 'time limit', limit, 'time-limits.yaml')]),
    ...checkSources(sources, data)
  ]
}

/** Every source of an entry that does not exist. */
export function checkSources(ids: string[], { sources }: Pick<Known, 'sources'>): Fault[] {
  return ids.flatMap((id, index) =>
    sources.has(id) ? [] : [unknown(['sources', index], 'source', id, 'sources.yaml')]
  )
}

function checkLength(path: Fault['path'], id: string, { figures }: Known): Fault[] {
  const figure = figures.get(id)
  if (!figure) return [unknown(path, 'figure', id, 'figures/')]
  if (isTimeUnit(figure.unit)) return []
  return [{ path, message: `“${id}” is in ${figure.unit}, no length of time`, fix: 'name a figure in days or longer' }]
}

function checkService(path: Fault['path'], id: string, { services }: Known): Fault[] {
  const service = services.get(id)
  if (service && service.status !== 'unverified') return []
  const message = `the service “${id}” is unknown or was never checked`
  return [{ path, message, fix: 'name a service of data/services.yaml that readers are shown' }]
}

function unknown(path: Fault['path'], what: string, id: string, file: string): Fault {
  return { path, message: `unknown ${what} “${id}”`, fix: `add it to data/${file} or correct the id` }
}
