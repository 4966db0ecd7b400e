/** The states in which the kit's page shows a tool and the interview: as a reader reaches them, but without an address. */
import { ratesByDay } from '../../../components/tool/rates.ts'
import { initialAnswers, readAnswers } from '../../../components/tool/answers.ts'
import { hasPrivate } from '../../../components/tool/private-answers.ts'
import type { ToolData, ToolDefinition } from '../../../components/tool/types.ts'
import type { ToolState } from '../../../components/tool/use-tool.ts'
import { work } from '../../../components/tool/work.ts'
import * as assessment from '../../../components/what-can-i-get/assessment.tsx'
import { isAssessed, type Assessed } from '../../../components/what-can-i-get/data.ts'
import type { Answers } from '../../../components/what-can-i-get/types.ts'
import type { Interview } from '../../../components/what-can-i-get/use-interview.ts'
import { QUESTIONS } from '../../../components/what-can-i-get/questions.ts'
import { TODAY, type KitData } from './data.ts'

/** What a press on this page does. */
export const nothing = (): undefined => undefined

/** A tool with these answers, the others as they are at first. */
export function toolState<Found>(
  definition: ToolDefinition<unknown, Found>,
  data: ToolData,
  answers: Answers,
  more: Partial<ToolState<Found>> = {}
): ToolState<Found> {
  const rates = ratesByDay(data)(TODAY)
  const reading = readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates)
  return {
    reading,
    outcome: work(definition, reading, rates),
    day: { on: TODAY, isOlder: false },
    rates,
    now: TODAY,
    isLive: true,
    changed: true,
    marked: new Set(),
    unread: [],
    isExample: false,
    isPrivate: hasPrivate(definition, reading.answers),
    isKept: false,
    round: 0,
    isFolded: false,
    set: nothing,
    ask: nothing,
    unfold: nothing,
    clear: nothing,
    ...more
  }
}

/**
 * What the rules say of answers of the interview.
 * @throws Error where they need a figure that is not held
 */
export function assessed(answers: Answers, { household }: KitData): Assessed {
  const steps = assessment.assess(answers, household, TODAY)
  let step = steps.next()
  while (!step.done) step = steps.next()
  if (!isAssessed(step.value)) throw new Error(`${step.value.figure} is not held`)
  return step.value
}

/** The interview with these answers, at its first question if nothing else is said. */
export function interviewState(answers: Answers, data: KitData, more: Partial<Interview> = {}): Interview {
  const functions = {
    next: nothing,
    dontKnow: nothing,
    back: nothing,
    see: nothing,
    change: nothing,
    ask: nothing,
    edit: nothing,
    compare: nothing,
    startAgain: nothing,
    tick: nothing,
    retry: nothing,
    keep: () => true,
    forget: () => true
  }
  return {
    answers,
    typedBefore: {},
    question: QUESTIONS[0],
    number: 1,
    part: 1,
    left: 1,
    device: { now: TODAY, isLive: true },
    assessed: assessed(answers, data),
    loaded: { assessment, data: data.household },
    isPrivate: false,
    today: TODAY,
    unread: [],
    wasInAddress: false,
    isLive: true,
    hasMoved: false,
    isFirst: false,
    kept: 'none',
    isReopened: false,
    compared: [],
    ...functions,
    ...more
  }
}
