import urgent from '../../.generated/urgent.json'

interface CallLine {
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

/** Numbers to press, each after its name. */
export function CallList({ lines }: { lines: CallLine[] }) {
  return (
    <ul>
      {lines.map(({ name, phone, tel }) => (
        <li key={tel}>
          {name}{' '}
          <a className="phone" href={`tel:${tel}`}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
