import type { Writable } from 'node:stream'

/**
 * Writes a line and waits until it is written. A closed pipe (`| head -1`) is not an error.
 * @throws where it cannot be written for another reason, such as a full disk
 */
export function print(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: (Error & { code?: string }) | null) =>
      !error || error.code === 'EPIPE' ? resolve() : reject(error)
    // Without a listener, Node ends with a stack trace.
    stream.on('error', settle)
    stream.write(`${text}\n`, settle)
  })
}
