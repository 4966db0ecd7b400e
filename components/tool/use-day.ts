import { useEffect, useLayoutEffect, useState } from 'react'
import { addDays, type IsoDate } from '../../rules/dates'
import { onLook } from '../boot/day'

/** The day for which an answer is worked out. */
export interface DeviceDay {
  now: IsoDate
  /** The day that the device gives, if it is before the page was written: then its clock is wrong. */
  wrongClock?: IsoDate
  /** Whether the device was asked; before, `now` is the day that the page was written for. */
  isLive: boolean
}

/** On the server React warns about layout effects. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The day on the device, read again whenever the page is looked at.
 * @param read a function of components/boot/day.ts @param written the day that the page was written for
 */
export function useDay(read: () => IsoDate, written: IsoDate): DeviceDay {
  const [day, setDay] = useState<IsoDate>()
  // Before the first paint and the next keystroke.
  useBrowserLayoutEffect(() => {
    const look = () => setDay(read())
    look()
    return onLook(look)
  }, [read])
  if (day === undefined) return { now: written, isLive: false }
  // In the west of Australia it may still be yesterday.
  if (addDays(day, 1) < written) return { now: written, wrongClock: day, isLive: true }
  return { now: day, isLive: true }
}
