import urgent from '../../.generated/urgent.json'

export interface CallLine {
  name: string
  phone: string
  tel: string
}

/** The three numbers of every page, under the names that a language gives them. */
export function urgentLines(names: { danger: string; crisis: string; violence: string }): CallLine[] {
  return [
    { name: names.danger, ...urgent.danger },
    { name: names.crisis, ...urgent.crisis },
    { name: names.violence, ...urgent.violence }
  ]
}
