import type { AuthClient } from '../../auth/types'

/** What every way to sign in needs; the email address is kept while the reader switches between them. */
export interface StepProps {
  client: AuthClient
  email: string
  onEmail: (email: string) => void
}
