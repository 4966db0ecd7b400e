/** What a family of figures names must be in `data/`, in one area, and in no other family. */
import type { Fault } from './check-dates.ts'
import type { FigureFamily } from './text-schemas.ts'

interface Known {
  figures: ReadonlyMap<string, unknown>
  figureFamilies: ReadonlyMap<string, FigureFamily>
  /** The area of each figure. */
  areas: ReadonlyMap<string, string>
}

/** A family of figures: each exists, all are of one area, and a reader finds each in one table only. */
export function checkFamily(family: FigureFamily, { figures, figureFamilies, areas }: Known): Fault[] {
  const area = areas.get(idsOf(family)[0] ?? '')
  const others = [...figureFamilies.values()].filter(({ id }) => id !== family.id)
  const faultOf = (id: string): Omit<Fault, 'path'> | undefined => {
    if (!figures.has(id)) return { message: `unknown figure “${id}”`, fix: 'add it to data/figures/ or correct the id' }
    const fix = 'leave it in one family'
    if (areas.get(id) !== area) return { message: `“${id}” is of another area than the first figure`, fix }
    const other = others.find(each => idsOf(each).includes(id))
    return other && { message: `“${id}” is in the family “${other.id}” too`, fix }
  }
  return family.rows.flatMap((row, rowIndex) =>
    row.figures.flatMap((id, index) => {
      const fault = id === null ? undefined : faultOf(id)
      return fault ? [{ path: ['rows', rowIndex, 'figures', index], ...fault }] : []
    })
  )
}

function idsOf({ rows }: FigureFamily): string[] {
  return rows.flatMap(({ figures }) => figures.filter(id => id !== null))
}
