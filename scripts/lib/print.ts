import type { Writable } from 'node:stream'

/**
 * Writes a line and waits until it is out. A reader that has gone (`| head -1`) has what it wanted, and is no error.
 * @throws where it cannot be written for another reason: a full disk
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
