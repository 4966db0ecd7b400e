/** The answer of the interview as tests draw it: nothing is kept or compared, and no button does anything. */
import { act, type ComponentProps, type ReactElement } from 'react'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { Answer } from '../../../../components/what-can-i-get/answer/Answer.tsx'
import type { Language } from '../../../../i18n/languages.ts'

type Props = ComponentProps<typeof Answer>
type Usual = 'isPastReview' | 'isPrivate' | 'keeping' | 'compared' | 'onCompare' | 'onChange' | 'onAsk'

const noop = () => undefined

/** Turns of the event loop. */
const MOST_TURNS = 200

/** The answer on its page. */
export function answerPage(language: Language, props: Omit<Props, Usual> & Partial<Pick<Props, Usual>>): ReactElement {
  return (
    <PagePath.Provider value={`/${language}`}>
      <Answer
        isPastReview={false}
        isPrivate={false}
        keeping={{ kept: 'none', isReopened: false, keep: () => true, forget: () => true }}
        compared={[]}
        onCompare={noop}
        onChange={noop}
        onAsk={noop}
        {...props}
      />
    </PagePath.Provider>
  )
}

/** Waits for a part that is drawn later; by default for the sheet for paper, which is the last. */
export async function untilDrawn(page: HTMLElement, part = '[aria-hidden=true]'): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !page.querySelector(part); turn += 1)
    await act(() => new Promise(resolve => setTimeout(resolve, 5)))
}
