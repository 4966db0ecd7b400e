/** Ports of this machine for the servers that are measured. */
import { createServer, type AddressInfo, type Server } from 'node:net'

/** Lets a server listen. @returns its port, which the system chose */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

/** A port nobody listens on, for a program that must be told one. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise(resolve => server.close(resolve))
  return port
}
