import { useState, type FormEvent } from 'react'
import type { Problem } from '../../auth/problem'
import { useCountdown } from './use-countdown'

interface Options<Name extends string> {
  initial: Record<Name, string>
  /** What is missing or misshapen, by field, in the reader's words. */
  check: (values: Record<Name, string>) => Partial<Record<Name, string>>
  /** Undefined: done, and the page goes on by itself. */
  send: (values: Record<Name, string>) => Promise<Problem | undefined>
  /** Emptied when the service refuses; everything else typed stays. */
  secrets?: NoInfer<Name>[]
}

export interface FormState<Name extends string> {
  values: Record<Name, string>
  set: (name: Name, value: string) => void
  errors: Partial<Record<Name, string>>
  problem: Problem | undefined
  pending: boolean
  /** Seconds until the service wants to be asked again. */
  wait: number
  /** Counts the failures, so that each is read out anew. */
  failures: number
  submit: (event: FormEvent) => void
}

/**
 * The state of a sign-in form: checks first, then sends, and keeps what was typed where that fails.
 * Nothing is sent while an answer is awaited or the service asks to wait.
 */
export function useForm<Name extends string>({ initial, check, send, secrets = [] }: Options<Name>): FormState<Name> {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState(0)
  const [wait, startWait] = useCountdown()

  function fail(found: Problem) {
    setProblem(found)
    setFailures(count => count + 1)
    if (found.kind === 'busy') startWait(found.seconds)
    if (found.kind !== 'refused') return
    setValues(typed => ({ ...typed, ...Object.fromEntries(secrets.map(name => [name, ''])) }))
  }

  async function trySending() {
    setPending(true)
    const found = await send(values).catch((error: unknown): Problem => {
      console.error(error)
      return { kind: 'unexpected', code: error instanceof Error ? error.name : 'unknown' }
    })
    setPending(false)
    if (found) fail(found)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || wait > 0) return
    const missing = check(values)
    setErrors(missing)
    setProblem(undefined)
    if (Object.keys(missing).length > 0) setFailures(count => count + 1)
    else void trySending()
  }

  return {
    values,
    set: (name, value) => setValues(typed => ({ ...typed, [name]: value })),
    errors,
    problem,
    pending,
    wait,
    failures,
    submit
  }
}
