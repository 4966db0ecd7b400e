import { useCallback, useEffect, useRef, useState } from 'react'
import { announce, CONFIRMED_MS } from './announce'

interface Status {
  text: string
  /** The same text again is announced again. */
  set: (text: string) => void
  /** Shows a text for two seconds: that something was copied. */
  confirm: (text: string) => void
}

/** The text of a status, and what sets it. */
export function useStatus(): Status {
  const [text, setText] = useState('')
  const last = useRef('')
  useEffect(() => () => announce(last, '', '', () => undefined), [])
  const show = useCallback((shown: string, forMs?: number) => {
    const write = (text: string) => {
      last.current = text
      setText(text)
    }
    announce(last, last.current, shown, write, forMs)
    // Taken away for a moment, it is the same text still.
    last.current = shown
  }, [])
  const set = useCallback((shown: string) => show(shown), [show])
  const confirm = useCallback((shown: string) => show(shown, CONFIRMED_MS), [show])
  return { text, set, confirm }
}
