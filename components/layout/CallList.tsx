import type { CallLine } from './urgent-lines'

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
