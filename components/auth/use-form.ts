import { useState, type FormEvent } from 'react'
import type { Problem } from '../../auth/problem'
import type { FieldSpec } from './fields'
import { useCountdown } from './use-countdown'

interface Options<Name extends string> {
  fields: FieldSpec<Name>[]
  initial?: Partial<Record<NoInfer<Name>, string>>
  /** Sends the values to the service. @returns what went wrong; after a success the caller moves on */
  send: (values: Record<Name, string>) => Promise<Problem | undefined>
}

export interface FormState<Name extends string> {
  fields: FieldSpec<Name>[]
  values: Record<Name, string>
  set: (name: Name, value: string) => void
  errors: Partial<Record<Name, string>>
  problem: Problem | undefined
  pending: boolean
  wait: number
  /** Counts failed submissions, so that each is announced. */
  failures: number
  submit: (event: FormEvent) => void
}

/** The state of a sign-in form: it checks, then sends, and keeps what was typed; passwords only until a refusal. */
export function useForm<Name extends string>({ fields, initial, send }: Options<Name>): FormState<Name> {
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map(({ name }) => [name, initial?.[name] ?? ''])) as Record<Name, string>
  )
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState(0)
  const [wait, startWait] = useCountdown()

  const set = (name: Name, value: string) => setValues(typed => ({ ...typed, [name]: value }))

  async function request() {
    setPending(true)
    const found = await send(values).catch((error: unknown): Problem => {
      console.error(error)
      return { kind: 'unexpected', code: error instanceof Error ? error.name : 'unknown' }
    })
    setPending(false)
    if (!found) return
    setProblem(found)
    setFailures(count => count + 1)
    if (found.kind === 'busy') startWait(found.seconds)
    if (found.kind === 'refused') {
      for (const { name, type } of fields) if (type === 'password') set(name, '')
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || wait > 0) return
    const found = fields.flatMap(({ name, check }) => {
      const error = check?.(values[name])
      return error ? [[name, error]] : []
    })
    setErrors(Object.fromEntries(found) as Partial<Record<Name, string>>)
    setProblem(undefined)
    if (found.length > 0) setFailures(count => count + 1)
    else void request()
  }

  return { fields, values, set, errors, problem, pending, wait, failures, submit }
}
