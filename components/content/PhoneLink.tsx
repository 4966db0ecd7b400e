interface Props {
  /** As people read it. */
  phone: string | undefined
  tel: string | undefined
}

/** A number to call, on one line and the same in every language. */
export function PhoneLink({ phone, tel }: Props) {
  return (
    <a className="unbroken" translate="no" href={`tel:${tel}`}>
      {phone}
    </a>
  )
}
