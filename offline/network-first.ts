/** The network’s answer where it comes in time, else what is stored, else the network’s answer if it comes at all. */

/** Who has waited this long for a page that is nowhere stored is told so. */
const MOST_PATIENCE_MS = 25_000

function within(network: Promise<Response>, patienceMs: number): Promise<Response | undefined> {
  const patience = new Promise<undefined>(resolve => setTimeout(resolve, patienceMs, undefined))
  return Promise.race([network.catch(() => undefined), patience])
}

/**
 * @param patienceMs how long the network may take before what is stored is given
 * @throws where the network fails or does not answer, and nothing is stored
 */
export async function networkFirst(
  network: Promise<Response>,
  findStored: () => Promise<Response | undefined>,
  patienceMs: number
): Promise<Response> {
  const timely = await within(network, patienceMs)
  // A server that is down should not hide a copy that can be read.
  if (timely && timely.status < 500) return timely
  const answer = (await findStored()) ?? (await within(network, MOST_PATIENCE_MS - patienceMs))
  if (!answer) throw new Error('There is no answer, and nothing is stored.')
  return answer
}
