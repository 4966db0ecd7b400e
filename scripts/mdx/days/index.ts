/** The data of every tool about days, which the data.ts of its folder packs. */
import type { DaysData } from '../../../components/days/types.ts'
import { DAYS_TOOLS } from '../../lib/days-tools.ts'
import type { ViewContext } from '../views.ts'
import { packed, type DaysPack } from './pack.ts'

async function packOf(id: string): Promise<DaysPack> {
  const { pack } = (await import(`../../../components/days/${id}/data.ts`)) as { pack: DaysPack }
  return pack
}

const PACKS = new Map(await Promise.all(DAYS_TOOLS.map(async id => [id, await packOf(id)] as const)))

/**
 * The data of one tool, as its page carries it.
 * @throws RangeError if there is no such tool
 * @throws UnknownIdError if one of its services may not be shown
 */
export function daysData(context: ViewContext, id: string): DaysData {
  const pack = PACKS.get(id)
  if (!pack) throw new RangeError(`there is no tool ${id}`)
  return packed(context, pack)
}
