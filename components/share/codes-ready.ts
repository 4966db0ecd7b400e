/** How long printing waits for the script that draws codes; without it the sheet has the address in words. */
const WAIT_MS = 2000

/** Fetches what draws the code of the sheet, where it has a place for one. Resolves in time, whatever happens. */
export async function codesReady(): Promise<void> {
  if (!document.querySelector('[data-sheet-code]')) return
  const ready = import('./sheet-codes').then(codes => codes.drawWhenPrinted()).catch(() => undefined)
  await Promise.race([ready, new Promise(done => void setTimeout(done, WAIT_MS))])
}
