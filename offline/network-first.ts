/** The network’s response if it comes in time, else the cached one, else the network’s whenever it comes. */

/** Milliseconds after which a page that is not cached counts as unreachable. */
const GIVE_UP_MS = 25_000

function within(network: Promise<Response>, ms: number): Promise<Response | undefined> {
  const timeout = new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined))
  return Promise.race([network.catch(() => undefined), timeout])
}

/**
 * @param patienceMs how long the network may take before the cached response is used
 * @throws where the network fails or times out, and nothing is cached
 */
export async function networkFirst(
  network: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
  patienceMs: number
): Promise<Response> {
  const timely = await within(network, patienceMs)
  // An error of the server should not hide a copy that can be read.
  if (timely && timely.status < 500) return timely
  const response = (await findCached()) ?? (await within(network, GIVE_UP_MS - patienceMs))
  if (!response) throw new Error('The network did not respond, and nothing is cached.')
  return response
}
