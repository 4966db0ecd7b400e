import { useCallback, useEffect, useState } from 'react'

/** A countdown in seconds. It reads the clock, so that a sleeping tab catches up. @param initial starts at once */
export function useCountdown(initial = 0): [left: number, start: (seconds: number) => void] {
  const [now, setNow] = useState(Date.now)
  const [end, setEnd] = useState(now + initial * 1000)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return undefined
    const ticker = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticker)
  }, [isRunning])

  const start = useCallback((seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }, [])

  return [left, start]
}
