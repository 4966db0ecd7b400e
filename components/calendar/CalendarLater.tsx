import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { CalendarInLanguage } from './CalendarInLanguage'

type Props = ComponentProps<typeof CalendarInLanguage>

/** @returns nothing to show where the file does not come: the days stand in the answer */
async function load(): Promise<{ default: ComponentType<Props> }> {
  const module = await import('./CalendarInLanguage').catch(() => undefined)
  return { default: module?.CalendarInLanguage ?? (() => null) }
}

const Later = lazy(load)

/** The buttons for a calendar, fetched with the first answer. */
export function CalendarLater(props: Props) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
