/** Answers that the reader asked to keep on this device. */

export const KEPT_KEY = 'foothold-what-can-i-get'

/** Whether it worked: storage may be blocked. @param fragment the answers as in the address */
export function keep(fragment: string): boolean {
  try {
    localStorage.setItem(KEPT_KEY, fragment)
    return true
  } catch {
    return false
  }
}

/** Whether it worked. */
export function forget(): boolean {
  try {
    localStorage.removeItem(KEPT_KEY)
    return true
  } catch {
    return false
  }
}

/** The kept answers; undefined without any, and where storage is blocked. */
export function kept(): string | undefined {
  try {
    return localStorage.getItem(KEPT_KEY) ?? undefined
  } catch {
    return undefined
  }
}
