interface Call {
  name: string
  phone?: string | undefined
  tel?: string | undefined
}

/** Numbers to call as buttons in a row, each with its name. */
export function CallChips({ calls }: { calls: readonly Call[] }) {
  return (
    <ul className="call-chips">
      {calls.map(({ name, phone, tel }) => (
        <li key={tel}>
          <a href={`tel:${tel}`}>
            <small>{name}</small>{' '}
            <span className="phone" translate="no">
              {phone}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
