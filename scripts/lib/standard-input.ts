/** Reads all of standard input, also as JSON. */
import { isUtf8 } from 'node:buffer'
import { fstatSync } from 'node:fs'
import { jsonFault } from './json-fault.ts'

/** Far more than anybody writes; without a limit, `< /dev/zero` would fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024

/** What is wrong with the input of a command, one line each. */
export class InputError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'InputError'
  }
}

/**
 * All of standard input, however slowly it arrives from a pipe, file or keyboard; empty if it is closed.
 * @throws InputError if it is a folder, cannot be read, or has more than 16 MiB
 */
export async function readStandardInput(): Promise<Uint8Array> {
  try {
    // Node reads a folder as an empty stream.
    if (fstatSync(0).isDirectory()) throw new InputError(['standard input: is a folder; takes a file'])
    if (process.stdin.isTTY) console.error('Type or paste the situation, and end it with Ctrl+D on a line of its own.')
    return await wholeOf(process.stdin)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError([`standard input: cannot be read (${reasonOf(error)})`])
  }
}

async function wholeOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MOST_BYTES) throw new InputError(['standard input: takes no more than 16 MiB'])
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An error code such as `EIO`, to search for, without the path and the call around it. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}

/**
 * Parses bytes as JSON.
 * @throws InputError with one line: empty, not UTF-8, or the line and column at which it is not JSON
 */
export function jsonOf(bytes: Uint8Array): unknown {
  const text = textOf(bytes)
  if (/^[ \t\n\r]*$/.test(text)) {
    throw new InputError(['standard input: is empty; takes a situation as JSON, and --schema prints its shape'])
  }
  const fault = jsonFault(text)
  if (fault !== undefined) throw new InputError([`standard input: takes a situation as JSON; ${fault}`])
  return JSON.parse(text)
}

function textOf(bytes: Uint8Array): string {
  // JSON starts with ASCII: if one of the first two bytes is zero, characters are wider than a byte.
  const [first, second] = bytes
  const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isMark || (first === 0) !== (second === 0))
    throw new InputError(['standard input: is written in UTF-16; takes UTF-8'])
  if (!isUtf8(bytes)) {
    throw new InputError([`standard input: takes UTF-8; line ${lineOfBadByte(bytes)} is written in something else`])
  }
  // This drops the byte order mark that some editors write.
  return new TextDecoder().decode(bytes)
}

function lineOfBadByte(bytes: Uint8Array): number {
  // One character a byte, so that lines can be counted in any encoding.
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  return lines.findIndex(line => !isUtf8(Buffer.from(line, 'latin1'))) + 1
}
