/** Unpacks the small JSON of a page into what the rules look figures up in. */
import { figuresFrom, Rates, type RuleFigure } from '../../rules/lookup.ts'
import type { CalculatorData, PackedFigure, PackedSource } from './types.ts'

function unpack({ id, unit = 'money', calendar = 'none', ends, values }: PackedFigure, sources: PackedSource[]): RuleFigure {
  return {
    id,
    unit,
    calendar,
    ends,
    values: values.map(([from, value, source, status = 'verified']) => ({
      from,
      value,
      source: sources[source]?.id ?? '',
      status
    }))
  }
}

/** Figures of a page by day, each day made once. */
export function ratesByDay({ figures, sources }: Pick<CalculatorData, 'figures' | 'sources'>): (on: string) => Rates {
  const all = figuresFrom(figures.map(figure => unpack(figure, sources)))
  const made = new Map<string, Rates>()
  return on => {
    const rates = made.get(on) ?? new Rates(all, on)
    made.set(on, rates)
    return rates
  }
}
