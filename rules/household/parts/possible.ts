/** A part of one calculator's situation, from a household with missing facts. */
import type { Fact } from '../ids.ts'

/** One value if it is known, several if an unknown answer leaves several possible, none if nothing can be said. */
export interface Possible<Value> {
  values: readonly Value[]
  /** The facts that would settle it. */
  missing: readonly Fact[]
}

/** What is known. */
export function known<Value>(value: Value): Possible<Value> {
  return { values: [value], missing: [] }
}

/** Nothing can be said without these facts. */
export function lacking(...missing: Fact[]): Possible<never> {
  return { values: [], missing }
}

/** An answer; nothing where it is undefined. */
export function given<Value>(value: Value | undefined, ...facts: Fact[]): Possible<Value> {
  return value === undefined ? lacking(...facts) : known(value)
}

/** An answer that may be any of these, until a fact is known. */
export function anyOf<Value>(values: readonly Value[], ...missing: Fact[]): Possible<Value> {
  return { values, missing }
}

/** A yes or no; both if it is not known. */
export function either(answer: boolean | undefined, ...facts: Fact[]): Possible<boolean> {
  return answer === undefined ? anyOf([false, true], ...facts) : known(answer)
}

/** Maps each value of a part. */
export function mapped<From, To>({ values, missing }: Possible<From>, to: (value: From) => To): Possible<To> {
  return { values: values.map(to), missing }
}

/** Combines parts into one: every combination of their possible values. */
export function combine<Whole extends object>(parts: {
  [Name in keyof Whole]: Possible<Whole[Name]>
}): Possible<Whole> {
  let values: Partial<Whole>[] = [{}]
  const missing: Fact[] = []
  for (const name of Object.keys(parts) as (keyof Whole)[]) {
    const part = parts[name]
    const [only] = part.values
    // A known value needs no copies.
    if (part.values.length === 1) for (const whole of values) whole[name] = only
    else values = values.flatMap(whole => part.values.map(value => ({ ...whole, [name]: value })))
    missing.push(...part.missing)
  }
  return { values: values as Whole[], missing: [...new Set(missing)] }
}

/** Maps each value of a part to a part, and merges the results. */
export function each<From, To>({ values, missing }: Possible<From>, to: (value: From) => Possible<To>): Possible<To> {
  const parts = values.map(to)
  const facts = [...missing, ...parts.flatMap(part => part.missing)]
  return { values: parts.flatMap(part => part.values), missing: [...new Set(facts)] }
}
