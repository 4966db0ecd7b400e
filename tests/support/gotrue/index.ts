/**
 * A fake sign-in service for development and tests: the part of Supabase Auth (GoTrue)
 * that our pages use, in memory, over HTTP with CORS. It can fail in each way that
 * networks and gateways do.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ENDPOINTS, type ApiRequest, type Reply } from './endpoints.ts'
import {
  addUser,
  ApiError,
  endSessions,
  mailLimit,
  sendMail,
  type FakeUser,
  type Mail,
  type Settings,
  type State
} from './state.ts'

export type { FakeUser, Settings } from './state.ts'

/** A publishable key of the newer kind; it opens nothing. */
const KEY = 'sb_publishable_local_tests_only'

const DEFAULTS: Settings = { autoconfirm: false, disableSignup: false, minPassword: 6, mixedPassword: false, pwned: [] }

const PREFIX = '/auth/v1'

/** How the next answer can go wrong; `hang` and `network-reset` give none at all. */
export type Failure =
  | 'network-reset'
  | 'hang'
  | 'http500-json'
  | 'http502-html'
  | 'http400-html'
  | 'http200-html'
  | '429-request'
  | '429-email'

interface Options {
  /** Called with every mail. */
  onMail?: (mail: Mail) => void
  /** 0: any free one. */
  port?: number
}

export interface FakeGoTrue {
  /** The project’s address; the API is below `/auth/v1`. */
  url: string
  key: string
  settings: Settings
  users: FakeUser[]
  mails: Mail[]
  /** `POST /token` and so on, of every request but preflights. */
  requests: string[]
  addUser: (seed: Partial<FakeUser> & { email: string }) => FakeUser
  /** Mails an invitation, as the dashboard does. */
  invite: (email: string, redirectTo: string) => void
  /** The newest mail to an address. @throws where none was sent */
  mailTo: (email: string) => Mail
  /** Follows a default template’s link. @returns the address on our site that it leads to */
  follow: (link: string) => Promise<string>
  /** Ends every session of a person, as another device or the dashboard would. */
  endSessions: (user: FakeUser) => void
  /** Makes the next requests to a path (`*`: any) fail. */
  failNext: (path: string, mode: Failure, times?: number) => void
  /** Ends all failures. */
  heal: () => void
  close: () => Promise<void>
}

/** Starts the service on this machine, without users. `mailTo` throws where no mail was sent. */
export async function createFakeGoTrue({ onMail, port = 0 }: Options = {}): Promise<FakeGoTrue> {
  const mails: Mail[] = []
  const requests: string[] = []
  let failures: { path: string; mode: Failure; left: number }[] = []
  const state: State = {
    url: '',
    settings: { ...DEFAULTS },
    users: [],
    sessions: [],
    tokens: [],
    flows: [],
    send(mail) {
      mails.push(mail)
      onMail?.(mail)
    }
  }

  function nextFailure(path: string): Failure | undefined {
    const found = failures.find(failure => failure.left > 0 && (failure.path === '*' || failure.path === path))
    if (!found) return undefined
    found.left -= 1
    return found.mode
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming
    if (method === 'OPTIONS') return write(response, { status: 204, headers: PREFLIGHT })
    const { pathname, searchParams: query } = new URL(url, state.url)
    const path = pathname.replace(PREFIX, '')
    requests.push(`${method} ${path}`)
    const failure = nextFailure(path)
    if (failure === 'hang') return
    if (failure === 'network-reset') {
      incoming.socket.destroy()
      return
    }
    const headers = incoming.headers as ApiRequest['headers']
    const request = { query, headers, body: await readBody(incoming) }
    write(response, failure ? failureReply(failure) : answer(`${method} ${path}`, request))
  }

  function answer(name: string, request: ApiRequest): Reply {
    // The gateway in front of the service wants a key; the default template’s links have none.
    if (!request.headers.apikey && name !== 'GET /verify') {
      return { status: 401, body: { message: 'No API key found in request' } }
    }
    const endpoint = ENDPOINTS[name]
    if (!endpoint) return { status: 404, body: { message: 'no Route matched with those values' } }
    try {
      return endpoint(state, request)
    } catch (error) {
      if (error instanceof ApiError) return errorReply(error)
      throw error
    }
  }

  const server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: state.url,
    key: KEY,
    settings: state.settings,
    users: state.users,
    mails,
    requests,
    addUser: seed => addUser(state, seed),
    invite(email, redirectTo) {
      sendMail(state, { kind: 'invite', slot: 'confirmation', user: addUser(state, { email }), redirectTo })
    },
    mailTo(email) {
      const mail = mails.findLast(({ to }) => to === email)
      if (!mail) throw new Error(`No mail went to ${email}.`)
      return mail
    },
    async follow(link) {
      const { headers } = await fetch(link, { redirect: 'manual' })
      return headers.get('location') ?? ''
    },
    endSessions: user => endSessions(state, session => session.user === user),
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

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

const VERSION_HEADER = 'X-Supabase-Api-Version'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  // Without it a browser does not see the version, and the client then ignores the code of an error.
  'Access-Control-Expose-Headers': VERSION_HEADER
}

/** Every request of the client is preflighted, and each of its headers must be allowed by name. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info, x-supabase-api-version'
}

function write(response: ServerResponse, { status, body, html, headers }: Reply): void {
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(status, { ...(status === 204 ? {} : { 'Content-Type': type }), ...CORS, ...headers })
  response.end(html ?? (body && JSON.stringify(body)))
}

function errorReply({ status, code, message, extra }: ApiError): Reply {
  return { status, body: { code, message, ...extra }, headers: { [VERSION_HEADER]: '2024-01-01' } }
}

const HTML = '<!doctype html><html><body><h1>Something in between</h1></body></html>'

function failureReply(mode: Exclude<Failure, 'hang' | 'network-reset'>): Reply {
  switch (mode) {
    case 'http500-json':
      return errorReply(new ApiError(500, 'unexpected_failure'))
    case 'http502-html':
      return { status: 502, html: HTML }
    case 'http400-html':
      return { status: 400, html: HTML }
    case 'http200-html':
      return { status: 200, html: HTML }
    case '429-request':
      return errorReply(new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached'))
    case '429-email':
      return errorReply(mailLimit(42))
  }
}
