import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { ForWhom } from '../../../../components/what-can-i-get/ForWhom.tsx'
import type { PartProps } from '../../../../components/what-can-i-get/use-interview.ts'
import { interviewWords } from '../../../../i18n/household/questions/en.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()

it('the pressed choice is marked at once, before the messages of the page follow', () => {
  const change = vi.fn()
  const state = { answers: {}, change } as Partial<PartProps['state']> as PartProps['state']
  const data = { words: { interview: interviewWords.interview } } as PartProps['data']
  draw(<ForWhom data={data} state={state} early={undefined} />)
  const other = host().querySelector<HTMLInputElement>('input[value=other]')!
  act(() => other.click())
  expect(other.checked).toBe(true)
  expect(change).toHaveBeenCalledWith({ for: 'other' })

  // Going back, say.
  draw(<ForWhom data={data} state={{ ...state, answers: { happened: 'none' } }} early={undefined} />)
  expect(other.checked).toBe(false)
})
