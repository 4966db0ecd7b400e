import { useCallback, useEffect, useRef, useState } from 'react'
import { announce } from './announce'

/** The text of a status, and what sets it: the same text again is announced again. */
export function useStatus(): [status: string, setStatus: (text: string) => void] {
  const [status, setText] = useState('')
  const last = useRef('')
  useEffect(() => () => announce(last, '', '', () => undefined), [])
  const setStatus = useCallback((text: string) => {
    announce(last, last.current, text, setText)
    last.current = text
  }, [])
  return [status, setStatus]
}
