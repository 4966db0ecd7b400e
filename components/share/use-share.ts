import { useState } from 'react'
import type { Language } from '../../i18n/languages'
import { addressNow } from '../tool/write-address'
import { CODE_WAIT_MS, copyText, inTime } from './browser'
import type { printAnswer } from './print-answer'
import { useStatus } from './use-status'

interface Share {
  status: string
  setStatus: (text: string) => void
  /** The address to copy by hand; empty unless the browser refused to copy it. */
  address: string
  copy: () => void
  print: () => void
}

/** Printing the page and copying its address, with what to say. @param copied the status once it is copied */
export function useShare(language: Language, copied: string): Share {
  const status = useStatus()
  const [address, setAddress] = useState('')

  function show(text: string, byHand = ''): void {
    status.set(text)
    setAddress(byHand)
  }

  async function copy(): Promise<void> {
    const url = addressNow()
    if (!(await copyText(url))) return show('', url)
    status.confirm(copied)
    setAddress('')
  }

  async function print(): Promise<void> {
    // Fetched only now; a sheet without its code is better than none.
    let printing: typeof printAnswer | undefined
    const fetched = import('./print-answer').then(module => void (printing = module.printAnswer))
    await inTime(fetched, CODE_WAIT_MS).catch(() => undefined)
    if (printing) show(await printing(language))
    else window.print()
  }

  return { status: status.text, setStatus: show, address, copy: () => void copy(), print: () => void print() }
}
