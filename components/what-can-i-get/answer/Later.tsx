import { useEffect, useState, type ComponentType } from 'react'

interface Props<Given extends object> {
  /** The same function each time. */
  load(): Promise<ComponentType<Given>>
  given: Given
  /** What is said if it cannot be fetched. */
  failed: string
  /** Another number tries again. */
  attempt?: number
}

/** A part whose script is fetched once it is shown: few readers open it. */
export function Later<Given extends object>({ load, given, failed, attempt = 0 }: Props<Given>) {
  const [Part, setPart] = useState<ComponentType<Given>>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    load().then(
      part => setPart(() => part),
      () => setHasFailed(true)
    )
  }, [load, attempt])
  if (Part) return <Part {...given} />
  return <p role="status">{hasFailed ? failed : ''}</p>
}
