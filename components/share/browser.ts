/** What a browser may lack or refuse, above all one inside another app: each says whether it worked, and none throws. */

/** How long a browser may take to say that it prints. */
const PRINT_WAIT_MS = 1000

/** How long a browser may take to copy: one inside another app may never answer. */
const COPY_WAIT_MS = 3000

/** Whether the browser copied in time. */
function inTime(copied: Promise<void>): Promise<boolean> {
  return Promise.race([
    copied.then(() => true),
    new Promise<boolean>(resolve => void setTimeout(resolve, COPY_WAIT_MS, false))
  ])
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

/** Whether the browser began to print: one that lacks `print`, or ignores it, sends no event. */
export async function printPage(): Promise<boolean> {
  const seen = { printing: false }
  const begin = () => void (seen.printing = true)
  addEventListener('beforeprint', begin, { once: true })
  try {
    print()
    if (!seen.printing) await new Promise(done => setTimeout(done, PRINT_WAIT_MS))
  } catch {
    // Said by the answer.
  }
  removeEventListener('beforeprint', begin)
  return seen.printing
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
