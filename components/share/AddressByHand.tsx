import { useEffect, useRef } from 'react'
import type { Language } from '../../i18n/languages'
import { shareWords } from '../../i18n/share'
import kit from '../tool/form.module.css'

interface Props {
  /** Empty while there is nothing to copy. */
  address: string
  language: Language
}

/** An address to copy by hand, selected, where the browser refuses to copy it. */
export function AddressByHand({ address, language }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [address])
  if (!address) return null
  return (
    <label className={kit.byHand}>
      <span>{shareWords[language].byHand}</span>
      <input ref={field} readOnly value={address} translate="no" />
    </label>
  )
}
