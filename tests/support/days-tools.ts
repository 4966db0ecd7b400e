/** Every tool about days, with the component that shows its answer: for unit tests, as Node imports no stylesheets. */
import type { DaysTool } from '../../components/days/types.ts'
import { DAYS_TOOLS } from '../../scripts/lib/days-tools.ts'

async function toolOf(id: string): Promise<DaysTool> {
  const { tool } = (await import(`../../components/days/${id}/tool.tsx`)) as { tool: DaysTool }
  return tool
}

const TOOLS = new Map(await Promise.all(DAYS_TOOLS.map(async id => [id, await toolOf(id)] as const)))

/** @throws RangeError if there is no such tool */
export function daysTool(id: string): DaysTool {
  const tool = TOOLS.get(id)
  if (!tool) throw new RangeError(`there is no tool ${id}`)
  return tool
}
