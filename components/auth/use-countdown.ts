import { useCallback, useEffect, useState } from 'react'
import { now as deviceNow } from '../boot/clock'

/** Milliseconds since 1970. */
function milliseconds(): number {
  return deviceNow().getTime()
}

/** A countdown in seconds. It reads the clock, so that a sleeping tab catches up. @param initial starts at once */
export function useCountdown(initial = 0): [left: number, start: (seconds: number) => void] {
  const [now, setNow] = useState(milliseconds)
  const [end, setEnd] = useState(now + initial * 1000)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const ticker = setInterval(() => setNow(milliseconds()), 500)
    return () => clearInterval(ticker)
  }, [isRunning])

  const start = useCallback((seconds: number) => {
    setNow(milliseconds())
    setEnd(milliseconds() + seconds * 1000)
  }, [])

  return [left, start]
}
