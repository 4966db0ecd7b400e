/**
 * A slow line to a local server: a proxy with a delay and a speed limit, which
 * holds for workers too (Chromium's own throttling reaches the page alone) and
 * counts what really crosses it.
 */
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface SlowLine {
  server: Server
  /** Bytes to the browser since the last reset, headers included. */
  bytes: number
}

/** @param latency milliseconds there and back @param bytesPerSecond shared by all connections */
export function slowLine(port: number, latency: number, bytesPerSecond: number): SlowLine {
  const line: SlowLine = { server: createServer(join), bytes: 0 }
  let freeAt = 0

  /** Passes one piece on when the line is free. */
  function pass(data: Buffer, to: Socket): void {
    line.bytes += data.length
    const start = Math.max(performance.now(), freeAt)
    freeAt = start + (data.length / bytesPerSecond) * 1000
    setTimeout(() => to.writable && to.write(data), freeAt - performance.now())
  }

  function join(browser: Socket): void {
    const site = connect(port)
    browser.on('data', data => setTimeout(() => site.writable && site.write(data), latency))
    site.on('data', data => {
      // Small pieces, so that one large file does not hold up all the others.
      for (let at = 0; at < data.length; at += 1400) pass(data.subarray(at, at + 1400), browser)
    })
    for (const [one, other] of [
      [browser, site],
      [site, browser]
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => setTimeout(() => other.destroy(), latency))
    }
  }

  return line
}
