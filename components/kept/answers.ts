/** Answers that the reader asked to keep on this device. Small: the script of exit pages deletes them. */

export const ANSWERS_KEY = 'foothold-what-can-i-get'

/** Whether it worked: storage may be blocked. @param fragment the answers as in the address */
export function keepAnswers(fragment: string): boolean {
  try {
    localStorage.setItem(ANSWERS_KEY, fragment)
    return true
  } catch {
    return false
  }
}

/** The kept answers; undefined without any, and where storage is blocked. */
export function keptAnswers(): string | undefined {
  try {
    return localStorage.getItem(ANSWERS_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Deletes the kept answers. @returns whether there were any; false where storage is blocked */
export function deleteAnswers(): boolean {
  try {
    const were = localStorage.getItem(ANSWERS_KEY) !== null
    localStorage.removeItem(ANSWERS_KEY)
    return were
  } catch {
    return false
  }
}
