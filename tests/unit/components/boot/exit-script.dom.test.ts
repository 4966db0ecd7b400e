import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANSWERS_KEY, keptAnswers } from '../../../../components/kept/answers.ts'
import { find, isolateTests, mockReplace, page, replace } from './dom.ts'

const AWAY = 'https://weather.example/'

isolateTests()

beforeEach(() => {
  localStorage.clear()
  mockReplace()
  page(`<a id="exit" data-exit href="${AWAY}" data-home="/en" data-loading="Loading">Leave</a>`)
  vi.resetModules()
})

afterEach(() => delete document.documentElement.dataset.deleted)

/** Runs the script, as the head of an exit page does. */
async function arrive(): Promise<void> {
  await import('../../../../components/boot/exit-script.ts')
}

it('deletes answers that were kept before, so that the page says so', async () => {
  localStorage.setItem(ANSWERS_KEY, 'happened=lost-job')
  await arrive()
  expect(keptAnswers()).toBeUndefined()
  expect(document.documentElement.dataset.deleted).toBe('')
})

it('says nothing where nothing was kept', async () => {
  localStorage.setItem('foothold-state', 'nsw')
  await arrive()
  expect(document.documentElement.dataset.deleted).toBeUndefined()
  expect(localStorage.getItem('foothold-state')).toBe('nsw')
})

it('works where storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  await arrive()
  find('#exit').click()
  expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
})

it('the weather takes the place of the page in the history', async () => {
  await arrive()
  find('#exit').click()
  expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
})
