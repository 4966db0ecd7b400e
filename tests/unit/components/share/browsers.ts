/** Browsers that share, copy and print, or refuse to. */
import { vi } from 'vitest'

export interface Ways {
  share?: Navigator['share'] | undefined
  writeText?: Clipboard['writeText'] | undefined
  print?: (() => void) | undefined
}

export const works = () => Promise.resolve()

export const refuses = (name: string) => () => Promise.reject(new DOMException('No.', name))

/** A browser inside another app that waits for a permission nobody can give. */
export const neverAnswers = () => new Promise<void>(() => undefined)

/** Gives the browser these ways, and no others. */
export function browserWith({ share, writeText, print }: Ways): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })
  vi.stubGlobal('print', print)
}
