/** What is kept on a device that is not empty, as the interview deals with it. */
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswers, keptAnswers } from '../../../../components/kept/answers.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { Interview } from '../../../../components/what-can-i-get/Interview.tsx'
import type { InterviewData } from '../../../../components/what-can-i-get/types.ts'
import { messages } from '../../../../i18n/index.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { householdData, interviewData } from '../../../../scripts/mdx/household.ts'
import { hostForTests } from '../host.tsx'

const TODAY = '2026-11-26'
const PAGE = '/en/calculators/what-can-i-get'
const DATA = loadData()
const { draw, host } = hostForTests()

vi.mock('../../../../components/what-can-i-get/load.ts', () => ({
  load: async ({ language }: InterviewData) => ({
    assessment: await import('../../../../components/what-can-i-get/assessment.tsx'),
    data: householdData({ data: DATA, language, today: TODAY })
  })
}))

const words = interviewData({ data: DATA, language: 'en', today: TODAY }).words
const { interview } = words
const { exit } = messages('en')

/** All questions for everybody, answered. */
const ANSWERED =
  'happened=lost-job&on-lost-job=2026-11-20&age=35&location=in-australia&visa=citizen&partner=none&children=0&see=1'

beforeEach(() => {
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
  localStorage.clear()
})

async function arrive(hash: string, kept?: string): Promise<void> {
  if (kept) keepAnswers(kept)
  history.replaceState(null, '', PAGE + hash)
  draw(
    <PagePath.Provider value={PAGE}>
      <Interview data={interviewData({ data: DATA, language: 'en', today: TODAY })} />
    </PagePath.Provider>
  )
  await settle()
}

/** Loading, working out and drawing take turns of the event loop. */
async function settle(): Promise<void> {
  // What is done inside `act` is drawn when it ends.
  for (let turn = 0; turn < 1000; turn += 1) {
    await act(() => new Promise(resolve => setTimeout(resolve, 5)))
    const isDrawn = !host().querySelector('[data-outcome]') || host().querySelector('[aria-hidden=true]')
    if (turn > 3 && isDrawn && !host().textContent.includes(interview.loading)) return
  }
  throw new Error('It is still being worked out.')
}

function button(name: string): HTMLButtonElement | undefined {
  return [...host().querySelectorAll('button')].find(({ textContent }) => textContent === name)
}

async function press(name: string): Promise<void> {
  const found = button(name)
  if (!found) throw new Error(`there is no “${name}”: ${host().textContent}`)
  act(() => found.click())
  await settle()
}

function tick(option: string): void {
  act(() => host().querySelector<HTMLInputElement>(`input[value="${option}"]`)!.click())
}

describe('answers that were kept before', () => {
  it.each([
    ['in this tab', () => press(interview.kept.wipe)],
    [
      'in another tab',
      () => {
        localStorage.clear()
        act(() => void dispatchEvent(new StorageEvent('storage')))
        return settle()
      }
    ]
  ])('are not said to be kept once they are deleted %s', async (_where, remove) => {
    await arrive('', ANSWERED)
    expect(host().textContent).toContain(interview.kept.reopened)
    await remove()
    expect(keptAnswers()).toBeUndefined()
    expect(host().textContent).not.toContain(interview.kept.reopened)
    expect(button(interview.kept.wipe)).toBeUndefined()
  })

  it('are deleted at the tick “not safe”, before it is sent, and the page says so', async () => {
    await arrive('#for=other', ANSWERED)
    expect(host().textContent).toContain(interview.kept.others)
    expect(button(interview.kept.wipe)).toBeDefined()
    tick('violence')
    await settle()
    expect(keptAnswers()).toBeUndefined()
    expect(host().textContent).toContain(exit.deleted)
    expect(host().textContent).not.toContain(interview.kept.others)
    expect(location.hash).toBe('')
    // Taking the tick away brings nothing back.
    tick('violence')
    await settle()
    expect(location.hash).toBe('')
    expect(host().textContent).toContain(exit.deleted)
  })

  it('are not touched by another tick', async () => {
    await arrive('#for=other', ANSWERED)
    tick('moved')
    expect(keptAnswers()).toBe(ANSWERED)
    expect(host().textContent).not.toContain(exit.deleted)
  })

  it('are named as such when they are opened, and deleted with one button; the address has them still', async () => {
    await arrive('', 'happened=lost-job')
    expect(host().textContent).toContain(interview.kept.reopened)
    await press(interview.kept.wipe)
    expect(keptAnswers()).toBeUndefined()
    expect(host().textContent).toContain(interview.kept.wipedButAddress)
    expect(location.hash).toContain('happened=lost-job')
  })

  it('that differ from those on screen are said to, until these are kept instead', async () => {
    await arrive(`#${ANSWERED.replace('35', '44')}`, ANSWERED)
    expect(host().textContent).toContain(interview.kept.others)
    const { save } = householdData({ data: DATA, language: 'en', today: TODAY }).texts.en.answer
    await press(save.saveThese)
    expect(keptAnswers()).toContain('age=44')
    expect(host().textContent).not.toContain(interview.kept.others)
    expect(button(save.save)).toBeUndefined()
    expect(button(interview.kept.wipe)).toBeDefined()
  })

  it.each<[choice: keyof typeof interview.kept, kept: boolean, starts: boolean]>([
    ['deleteAndStart', false, true],
    ['keepAndStart', true, true],
    ['stay', true, false]
  ])('“Start again” asks about them: %s', async (choice, kept, starts) => {
    await arrive(`#${ANSWERED}`, ANSWERED)
    await press(interview.startAgain)
    expect(host().textContent).toContain(interview.kept.ask)
    await press(interview.kept[choice])
    expect(keptAnswers()).toBe(kept ? ANSWERED : undefined)
    expect(host().querySelector('input[name=happened]') !== null).toBe(starts)
    // While anything is kept, it can be deleted.
    expect(button(interview.kept.wipe) !== undefined).toBe(kept)
  })
})

it('without anything kept, “Start again” asks nothing, and nothing is said to be deleted', async () => {
  await arrive(`#${ANSWERED}`)
  await press(interview.startAgain)
  expect(host().querySelector('input[name=happened]')).not.toBeNull()
  tick('violence')
  await settle()
  expect(host().textContent).not.toContain(exit.deleted)
  // What was answered before stands in the browser's own list.
  expect(host().textContent).toContain(interview.safeBefore)
})

it('a tick that was not sent is taken away when the page is left', async () => {
  await arrive('')
  tick('moved')
  tick('violence')
  await settle()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(host().querySelector<HTMLInputElement>('input[value=violence]')?.checked).toBe(false)
})
