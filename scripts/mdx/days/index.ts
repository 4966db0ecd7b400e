/** The data of every tool about days, which the data.ts of its folder packs. */
import type { DaysData, DaysDefinition } from '../../../components/days/types.ts'
import { DAYS_TOOLS } from '../../lib/days-tools.ts'
import type { ViewContext } from '../views.ts'
import { packed, type DaysPack } from './pack.ts'

interface Tool {
  pack: DaysPack
  definition: Pick<DaysDefinition, 'questions'>
}

async function toolOf(id: string): Promise<Tool> {
  const folder = `../../../components/days/${id}`
  const [{ pack }, { definition }] = (await Promise.all([
    import(`${folder}/data.ts`),
    import(`${folder}/definition.ts`)
  ])) as [Pick<Tool, 'pack'>, Pick<Tool, 'definition'>]
  return { pack, definition }
}

const TOOLS = new Map(await Promise.all(DAYS_TOOLS.map(async id => [id, await toolOf(id)] as const)))

/**
 * The data of one tool, as its page carries it.
 * @throws RangeError if there is no such tool
 * @throws UnknownIdError if one of its services may not be shown
 */
export function daysData(context: ViewContext, id: string): DaysData {
  const tool = TOOLS.get(id)
  if (!tool) throw new RangeError(`there is no tool ${id}`)
  return packed(context, tool.pack, tool.definition.questions)
}
