import type { ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

interface Props {
  act: 'keep' | 'clear'
  children: ReactNode
}

/** A button about saved pages, and what is said of its press. The script that does it comes after the page; here it is wanted at once. */
export function OfflineButton({ act, children }: Props) {
  const { words } = useLanguage()
  return (
    <>
      <link rel="preload" as="script" href={withBase(boot.saved)} />
      <button type="button" data-offline={act} data-failed={words.offline.failed}>
        {children}
      </button>
      <p role="status" />
    </>
  )
}
