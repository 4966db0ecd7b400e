/** The data of “What are my deadlines?”: every limit, and the events that start it, in everyday words. */
import { dayQuestion, GROUPS, type Group } from './definition.ts'
import type { LimitBook } from '../limits.ts'
import type { OwnWords } from '../types.ts'
import { deadlinesWords as en, type DeadlinesWords } from '../../../i18n/days/deadlines/en.ts'
import { deadlinesWords as zh } from '../../../i18n/days/deadlines/zh.ts'
import { STATE_NAMES } from '../../../i18n/states.ts'
import type { Trigger } from '../../../rules/situations/date-choices.ts'
import type { ViewContext } from '../../../scripts/mdx/views.ts'
import { limitBook, limitFigures } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'

const WORDS = { en, zh }
const any = () => true

export const pack: DaysPack<OwnWords & DeadlinesWords, LimitBook> = {
  figures: data => limitFigures(data, any),
  call: ['centrelink-jobseeker', 'centrelink-multilingual', 'national-legal-aid'],
  mayBeDangerous: true,
  hasNoWorking: true,
  own: context => ({ ...WORDS[context.language], questions: questionsOf(context) }),
  book: context => limitBook(context, any)
}

/** The questions: groups and their events, the day of each, the state. */
function questionsOf({ data, language }: ViewContext): OwnWords['questions'] {
  const { groups, yearLabel, state } = WORDS[language]
  const event = (id: Trigger) => {
    const entry = data.events.get(id)
    return entry ? { ask: entry.ask[language], day: entry.day[language] } : { ask: id, day: id }
  }
  const ticks = (Object.entries(GROUPS) as [Group, readonly Trigger[]][]).map(([group, events]) => {
    const options = Object.fromEntries(events.map(id => [id, event(id).ask]))
    return [group, { label: groups[group], options }] as const
  })
  const days = Object.values(GROUPS)
    .flat()
    .map(id => [dayQuestion(id), { label: id === 'end-of-financial-year' ? yearLabel : event(id).day }] as const)
  const { label, help, none } = state
  return {
    ...Object.fromEntries([...ticks, ...days]),
    state: { label, help, options: { 'not-said': none, ...STATE_NAMES[language] } }
  }
}
