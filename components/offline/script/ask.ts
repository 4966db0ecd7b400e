/** Asks a worker something. @returns its answer; undefined where none comes in three seconds */
export function ask(worker: ServiceWorker | null, question: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, 3000)
    worker?.postMessage(question, [port2])
  })
}
