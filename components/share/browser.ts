/** What a browser may lack or refuse, above all one inside another app: each says whether it worked, and none throws. */

/** How long a browser may take to copy: one inside another app may never answer. */
const COPY_WAIT_MS = 3000

/** How long printing waits for the code of an address: without it, the sheet has the address in words or none. */
export const CODE_WAIT_MS = 2000

/** Whether something is done in time. @param wait in milliseconds */
export function inTime(done: Promise<void>, wait = COPY_WAIT_MS): Promise<boolean> {
  return Promise.race([done.then(() => true), new Promise<boolean>(resolve => void setTimeout(resolve, wait, false))])
}

/** Whether the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await inTime(navigator.clipboard.writeText(text))
  } catch {
    return false
  }
}

/** As `copyText`, for a text that is fetched first: Safari copies only what it was given during the press. */
export async function copyFetched(text: Promise<string>): Promise<boolean> {
  if (!('write' in (navigator.clipboard ?? {}))) return text.then(copyText, () => false)
  try {
    const type = 'text/plain'
    const item = new ClipboardItem({ [type]: text.then(each => new Blob([each], { type })) })
    const copied = navigator.clipboard.write([item])
    return await text.then(() => inTime(copied))
  } catch {
    return false
  }
}

/** Whether a person shared an address, or closed the dialog: either way they are done. */
export async function sharePage(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url })
    return true
  } catch (refusal) {
    return (refusal as Error).name === 'AbortError'
  }
}
