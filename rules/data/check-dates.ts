/** What an entry about days refers to must be there. */
import { isTimeUnit } from '../counting.ts'
import type { TimeLimit } from './date-schemas.ts'
import type { Data } from './load.ts'

interface Fault {
  path: (string | number)[]
  message: string
  fix: string
}

/** Everything that a time limit names and nobody knows. */
export function checkTimeLimit(limit: TimeLimit, data: Data): Fault[] {
  const { length, early, date, sources, service } = limit
  const lengths = length === undefined ? [] : [length].flat()
  return [
    ...lengths.flatMap(id => checkLength(['length'], id, data)),
    ...(early === undefined ? [] : checkLength(['early'], early, data)),
    ...(date === undefined || data.dates.has(date) ? [] : [unknown(['date'], 'date', date, 'dates.yaml')]),
    ...checkService(service, data),
    ...sources.flatMap((id, index) =>
      data.sources.has(id) ? [] : [unknown(['sources', index], 'source', id, 'sources.yaml')]
    )
  ]
}

function checkLength(path: Fault['path'], id: string, { figures }: Data): Fault[] {
  const figure = figures.get(id)
  if (!figure) return [unknown(path, 'figure', id, 'figures/')]
  if (isTimeUnit(figure.unit)) return []
  return [{ path, message: `“${id}” is in ${figure.unit}, no length of time`, fix: 'name a figure in days or longer' }]
}

function checkService(id: string, { services }: Data): Fault[] {
  const service = services.get(id)
  if (service && service.status !== 'unverified') return []
  const message = `the service “${id}” is unknown or was never checked`
  return [{ path: ['service'], message, fix: 'name a service of data/services.yaml that readers are shown' }]
}

function unknown(path: Fault['path'], what: string, id: string, file: string): Fault {
  return { path, message: `unknown ${what} “${id}”`, fix: `add it to data/${file} or correct the id` }
}
