/**
 * A sign-in service to develop and test against: the part of Supabase Auth (GoTrue)
 * that our pages use, in memory, over real HTTP with preflight and CORS. It can be
 * told to fail in each way that networks and gateways do.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ENDPOINTS } from './endpoints.ts'
import { ApiError, errorReply, failureReply, preflight, withCors } from './replies.ts'
import { addUser, sendMail, type State } from './state.ts'
import type { ApiRequest, Clock, Failure, FakeUser, Mail, Reply, Settings } from './types.ts'

export type { Failure, FakeUser, Mail, Settings } from './types.ts'

/** A publishable key of the newer kind; it opens nothing. */
export const FAKE_KEY = 'sb_publishable_local_tests_only'

/** The service's own defaults. */
const DEFAULTS: Settings = {
  autoconfirm: false,
  disableSignup: false,
  emailEnabled: true,
  minPassword: 6,
  mixedPassword: false,
  pwned: [],
  jwtSeconds: 3600,
  otpSeconds: 86_400,
  flowSeconds: 300,
  mailEverySeconds: 60,
  secureEmailChange: true,
  reauthenticate: false,
  siteUrl: 'http://localhost:3000',
  redirectUrls: []
}

const PREFIX = '/auth/v1'

interface Options {
  clock?: Clock
  settings?: Partial<Settings>
  /** Told about every mail. */
  smtp?: (mail: Mail) => void
  /** 0: any free one. */
  port?: number
}

export interface FakeGoTrue {
  /** The project's address; the API is below `/auth/v1`. */
  url: string
  key: string
  settings: Settings
  users: FakeUser[]
  mails: Mail[]
  /** `POST /token`… of every request but preflights. */
  requests: string[]
  addUser: (seed: Partial<FakeUser> & { email: string }) => FakeUser
  /** Mails an invitation, as the dashboard does. */
  invite: (email: string, redirectTo?: string) => void
  /** The newest mail to an address. */
  mailTo: (email: string) => Mail
  /** Ends every session of a person, as another device or the dashboard would. */
  endSessions: (user: FakeUser) => void
  /** The next requests to a path (`*`: any) fail. */
  failNext: (path: string, mode: Failure, times?: number) => void
  /** Everything works again. */
  heal: () => void
  close: () => Promise<void>
}

/** Starts the service on a port of this computer, with nobody in it; asking for a mail that never went throws. */
export async function createFakeGoTrue({
  clock = Date.now,
  settings,
  smtp,
  port = 0
}: Options = {}): Promise<FakeGoTrue> {
  const mails: Mail[] = []
  const requests: string[] = []
  let failures: { path: string; mode: Failure; left: number }[] = []
  const state: State = {
    settings: { ...DEFAULTS, ...settings },
    clock,
    url: '',
    users: [],
    sessions: [],
    spent: new Map(),
    tokens: [],
    flows: [],
    send(mail) {
      mails.push(mail)
      smtp?.(mail)
    }
  }

  function nextFailure(path: string): Failure | undefined {
    const found = failures.find(failure => failure.left > 0 && (failure.path === '*' || failure.path === path))
    if (!found) return undefined
    found.left -= 1
    return found.mode
  }

  function answer(request: ApiRequest): Reply {
    // The gateway in front of the service wants a key; links in mails have none.
    if (!request.headers.apikey && request.path !== '/verify' && request.path !== '/health') {
      return { status: 401, body: { message: 'No API key found in request' } }
    }
    const endpoint = ENDPOINTS[`${request.method} ${request.path}`]
    if (!endpoint) return { status: 404, body: { message: 'no Route matched with those values' } }
    try {
      return endpoint(state, request)
    } catch (error) {
      if (error instanceof ApiError) return errorReply(error, request)
      throw error
    }
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method === 'OPTIONS') return write(response, preflight())
    const request = await readRequest(incoming)
    requests.push(`${request.method} ${request.path}`)
    const failure = nextFailure(request.path)
    if (failure === 'hang') return
    if (failure === 'network-reset') incoming.socket.destroy()
    else write(response, withCors(failure ? failureReply(failure, request) : answer(request)))
  }

  const server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: state.url,
    key: FAKE_KEY,
    settings: state.settings,
    users: state.users,
    mails,
    requests,
    addUser: seed => addUser(state, seed),
    invite(email, redirectTo) {
      const user = addUser(state, { email })
      sendMail(state, { kind: 'invite', column: 'confirmation', user, redirectTo })
    },
    mailTo(email) {
      const mail = mails.findLast(({ to }) => to === email)
      if (!mail) throw new Error(`No mail went to ${email}.`)
      return mail
    },
    endSessions(user) {
      state.sessions = state.sessions.filter(({ userId }) => userId !== user.id)
    },
    failNext(path, mode, times = 1) {
      failures.push({ path, mode, left: times })
    },
    heal() {
      failures = []
    },
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const text = Buffer.concat(chunks).toString()
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : '',
    query: url.searchParams,
    headers: incoming.headers as Record<string, string | undefined>,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {}
  }
}

function write(response: ServerResponse, { status, body, html, headers }: Reply): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { ...(status === 204 ? {} : { 'Content-Type': type }), ...headers })
  response.end(html ?? (body === undefined ? undefined : JSON.stringify(body)))
}
