import { useEffect, useState } from 'react'
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages'
import { paperWords } from '../../i18n/paper'
import { publicAddress } from './public-address'
import styles from './sheet-code.module.css'

interface Props {
  /** In the order in which the sheet has them. */
  languages: readonly Language[]
}

/**
 * On the sheet of an answer: the address of the page in words, and the place for the code of the address with the
 * answers (sheet-codes.ts). An answer with something private in it must not have it.
 */
export function SheetCode({ languages }: Props) {
  const [address, setAddress] = useState('')
  // The build writes no sheet with answers.
  useEffect(() => setAddress(publicAddress()), [])
  if (!address) return null
  return (
    <div className={styles.address} data-sheet-address aria-hidden="true">
      <span data-sheet-code />
      <p>
        {/* Shown with the code. */}
        <span hidden>
          {languages.map(language => (
            <span key={language} lang={LANGUAGE_TAGS[language]}>
              {paperWords[language].scan}{' '}
            </span>
          ))}
        </span>
        <span>
          {languages.map(language => (
            <span key={language} lang={LANGUAGE_TAGS[language]}>
              {paperWords[language].page}{' '}
            </span>
          ))}
          <span translate="no">{address}</span>
        </span>
      </p>
    </div>
  )
}
