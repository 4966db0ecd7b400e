/** The names under which a form keeps its answers and controls. */

/** The key under which an amount keeps its period. */
export function periodKey(id: string): string {
  return `${id}-per`
}

/** The period chosen for an amount; by default the first that it offers. */
export function periodOf<Period extends string>(
  { id, periods }: { id: string; periods: readonly [Period, ...Period[]] },
  answers: Readonly<Record<string, string>>
): Period {
  return periods.find(period => period === answers[periodKey(id)]) ?? periods[0]
}

/** The id of a question’s control, or of its first one. */
export function controlId(id: string): string {
  return `q-${id}`
}

/** What a form holds, several ticks of one question as one answer, as in the address. */
export function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const typed = new FormData(form)
  return Object.fromEntries([...new Set(typed.keys())].map(key => [key, typed.getAll(key).join(' ')]))
}
