/**
 * Stands in for the client’s administration interface, which needs a secret key
 * and so has no place in a browser. The client itself calls one part of it.
 */
import { isAuthError } from '@supabase/auth-js/dist/module/lib/errors'
import { _request, type Fetch } from '@supabase/auth-js/dist/module/lib/fetch'

interface Options {
  url: string
  headers: Record<string, string>
  fetch: Fetch
}

/** All of the interface that is left: signing out. */
export default class SignOutApi {
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** As in the package: revokes the session that a token belongs to. */
  async signOut(jwt: string, scope: 'global' | 'local' | 'others') {
    const { url, headers, fetch } = this.options
    try {
      await _request(fetch, 'POST', `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true })
      return { data: null, error: null }
    } catch (error) {
      if (isAuthError(error)) return { data: null, error }
      throw error
    }
  }
}
