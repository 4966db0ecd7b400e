/** Answers as the service and its gateway give them: CORS, and two shapes of errors. */
import type { ApiRequest, Failure, Reply } from './types.ts'

export const API_VERSION = '2024-01-01'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  // Without this a browser on another origin never sees the version, and every error arrives without its code.
  'Access-Control-Expose-Headers': 'X-Supabase-Api-Version'
}

/** Every call of the client is preflighted: each of its headers must be allowed by name. */
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, OPTIONS',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info, x-supabase-api-version'
}

/** A plain no, thrown by an endpoint. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** The answer to a browser that asks whether it may call from another origin. */
export function preflight(): Reply {
  return { status: 204, headers: PREFLIGHT }
}

/** The answer, with leave for the page of another origin to read it. */
export function withCors(reply: Reply): Reply {
  return { ...reply, headers: { ...CORS, ...reply.headers } }
}

/** The body that a caller of this version of the API gets: `code` is a string in the new one, a number in the old. */
export function errorReply(error: ApiError, request: ApiRequest): Reply {
  const { status, code, message, extra } = error
  const headers = { 'x-sb-error-code': code }
  return request.headers['x-supabase-api-version'] === API_VERSION
    ? { status, body: { code, message, ...extra }, headers: { ...headers, 'X-Supabase-Api-Version': API_VERSION } }
    : { status, body: { code: status, error_code: code, msg: message, ...extra }, headers }
}

/** Too many requests from one place. */
export function requestLimit(): ApiError {
  return new ApiError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** A mail of this kind went out a moment ago; another may in some seconds. */
export function mailLimit(seconds: number): ApiError {
  const text = `For security purposes, you can only request this after ${seconds} seconds.`
  return new ApiError(429, 'over_email_send_rate_limit', text)
}

const HTML = '<!doctype html><html><body><h1>Something in between</h1></body></html>'

/** What goes wrong on demand, where there is an answer at all. */
export function failureReply(mode: Exclude<Failure, 'hang' | 'network-reset'>, request: ApiRequest): Reply {
  switch (mode) {
    case 'http500-json':
      return errorReply(new ApiError(500, 'unexpected_failure', 'Unexpected failure'), request)
    case 'http502-html':
      return { status: 502, html: HTML }
    case 'http400-html':
      return { status: 400, html: HTML }
    case 'http200-html':
      return { status: 200, html: HTML }
    case '429-request':
      return errorReply(requestLimit(), request)
    case '429-email':
      return errorReply(mailLimit(42), request)
  }
}
