import { useCallback, useEffect, useState } from 'react'

/** Seconds left of a wait, and how to start one. Counted from the clock, so that a sleeping tab catches up. */
export function useCountdown(initial = 0): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(initial)

  const start = useCallback((seconds: number) => {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }, [])

  useEffect(() => {
    if (initial > 0) start(initial)
  }, [initial, start])

  const running = left > 0 && until > 0
  useEffect(() => {
    if (!running) return undefined
    const ticker = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 500)
    return () => clearInterval(ticker)
  }, [running, until])

  return [left, start]
}
