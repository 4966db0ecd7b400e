/** How long a worker may take to answer. */
const PATIENCE_MS = 3000

/** Asks a worker something. @returns its answer; undefined where none comes */
export function ask(worker: ServiceWorker | null, question: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, PATIENCE_MS)
    worker?.postMessage(question, [port2])
  })
}
