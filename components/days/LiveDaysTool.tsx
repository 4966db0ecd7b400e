import { useEffect, useState } from 'react'
import { joinSentences } from '../../i18n/fill'
import { LiveTool } from '../tool/LiveTool'
import { callText, PrintLines } from '../tool/PrintSheet'
import { isPrivate } from '../tool/private-answers'
import { refusalText } from '../tool/Refusal'
import type { ToolDefinition } from '../tool/types'
import type { ToolState } from '../tool/use-tool'
import { QuickExit } from '../content/QuickExit'
import { registerIsland } from '../islands/registry'
import { DaysAnswer } from './DaysAnswer'
import type { DaysData, DaysTool } from './types'
import { withBook } from './with-book'

/** The island of a tool’s page. */
export const DAYS_ISLAND = 'days'

/** Called by the browser's module of a tool’s page (scripts/mdx/browser-page.ts). */
export function registerDaysTool<Situation, Found, Data extends DaysData>(
  tool: DaysTool<Situation, Found, Data>,
  data: Data
): void {
  const definition = withBook(tool.definition, data.book)
  registerIsland(DAYS_ISLAND, <LiveDaysTool tool={tool} definition={definition} data={data} />)
}

interface Props<Found, Data extends DaysData> {
  tool: Pick<DaysTool<unknown, Found, Data>, 'headline' | 'Answer' | 'calendar'>
  /** The tool's definition with its book; must be the same object on each render. */
  definition: ToolDefinition<unknown, Found>
  data: Data
}

/** A tool about days. If an answer may reveal violence, it has the quick exit. */
export function LiveDaysTool<Found, Data extends DaysData>({ tool, definition, data }: Props<Found, Data>) {
  const mayBeDangerous = definition.questions.some(isPrivate)
  return (
    <LiveTool
      definition={definition}
      data={data}
      names={data.own.names}
      above={state => (mayBeDangerous ? <Exit isShown={state.isPrivate} /> : null)}
      answer={(state, heading) => <DaysAnswer tool={tool} data={data} state={state} heading={heading} />}
      below={() => (
        <PrintLines
          language={data.language}
          lines={[[data.words.answer.call, callText(data)]]}
          printed={data.words.days.printed}
        />
      )}
      announce={({ outcome }) => announcementOf(tool, data, outcome)}
    />
  )
}

/** React adds it, because the page is about days and works offline. */
function Exit({ isShown }: { isShown: boolean }) {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return isLive ? <QuickExit isShown={isShown} /> : null
}

function announcementOf<Found, Data extends DaysData>(
  tool: Props<Found, Data>['tool'],
  data: Data,
  outcome: ToolState<Found>['outcome']
): string {
  const { answer } = data.words
  switch (outcome.kind) {
    case 'result': {
      const { lead, main, detail } = tool.headline(outcome.result, data)
      return joinSentences([lead, main, detail], data.language)
    }
    case 'failed':
      return answer.failed
    case 'not-held':
      return refusalText(outcome, data)
    case 'not-enough':
      return data.own.start
    case 'errors':
      return answer.statusErrors
  }
}
