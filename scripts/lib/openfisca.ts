/**
 * Our figures as parameters of OpenFisca, so that its models can be checked against them, and they against its models
 * (docs/reuse.md). The form is that of “Parameters” in its documentation: a file is a node, its children are nodes or
 * parameters, and a parameter has values by date.
 */
import { stringify } from 'yaml'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import { absolute } from '../../components/layout/absolute.ts'
import type { Data } from '../../rules/data/load.ts'
import { isInHundredths, type Figure, type FigureValue } from '../../rules/data/schema.ts'
import { dayAfter, type IsoDate } from '../../rules/dates.ts'
import { CONFIRMED } from '../../rules/lookup.ts'
import { site } from '../../site.config.ts'
import { figurePath } from './published.ts'

/** A file is a node with its own name: `parameters(period).foothold.jobseeker.rate.partnered`. */
export const OPENFISCA_PATH = '/openfisca/foothold.yaml'

/** OpenFisca names the first three; it leaves others to each country. */
const UNITS: Record<Figure['unit'], string> = {
  money: 'currency',
  percent: '/1',
  taper: '/1',
  years: 'year',
  age: 'year',
  months: 'month',
  fortnights: 'fortnight',
  weeks: 'week',
  days: 'day',
  'business-days': 'business-day',
  hours: 'hour',
  points: 'point',
  sessions: 'session',
  people: 'person',
  times: 'time',
  count: 'count'
}

/** OpenFisca has dollars, and shares of one: 0.5 for half. */
function divisorOf(unit: Figure['unit']): number {
  if (!isInHundredths(unit)) return 1
  return unit === 'money' ? 100 : 10_000
}

/** A figure whose id is also the beginning of others is a child of their node. */
const ITSELF = 'itself'

interface Value {
  value: number | null
  metadata?: Record<string, string>
}

interface Parameter {
  description: string
  metadata: Record<string, string>
  values: Record<IsoDate, Value>
}

interface Node {
  [name: string]: Node | Parameter | string | Record<string, string>
}

/** The whole tree as one file of a country package. */
export function openfiscaYaml(data: Data): string {
  const tree: Node = {
    description: 'Dated figures of Australian income support and work, with their sources',
    metadata: {
      reference: absolute('/figures.json'),
      licence: CONTENT_LICENCE.id,
      attribution: `${site.name.en} / ${site.name.zh}`
    }
  }
  const ids = [...data.figures.keys()]
  for (const figure of data.figures.values()) {
    const isNode = ids.some(id => id.startsWith(`${figure.id}.`))
    const names = [...figure.id.split('.').map(nameOf), ...(isNode ? [ITSELF] : [])]
    const last = names.pop()!
    let node = tree
    for (const name of names) node = (node[name] ??= {}) as Node
    node[last] = parameterOf(figure, data)
  }
  return stringify(tree, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** Names begin with a letter, and have underscores for hyphens. */
function nameOf(part: string): string {
  const name = part.replaceAll('-', '_')
  return /^[a-z]/.test(name) ? name : `n_${name}`
}

function parameterOf(figure: Figure, data: Data): Parameter {
  const values = figure.values.map((value): [IsoDate, Value] => [value.from, valueOf(figure, value, data)])
  // OpenFisca has no last day: from the day after it there is no value.
  if (figure.ends !== undefined) values.push([dayAfter(figure.ends), { value: null }])
  return {
    description: figure.label.en,
    metadata: {
      unit: UNITS[figure.unit],
      ...(figure.period && { period: figure.period }),
      reference: absolute(figurePath(figure.id)),
      id: figure.id,
      label_zh: figure.label.zh
    },
    values: Object.fromEntries(values)
  }
}

/** No value where ours is not confirmed: nobody should calculate with it, nor with the one before. */
function valueOf({ unit }: Figure, { value, status, source }: FigureValue, { sources }: Data): Value {
  const reference = sources.get(source)?.url
  return {
    value: CONFIRMED.includes(status) ? value / divisorOf(unit) : null,
    metadata: { ...(reference && { reference }), status }
  }
}
