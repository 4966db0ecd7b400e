import { useEffect, useState, type ComponentType } from 'react'
import { whenSessionStored } from '../../auth/storage'
import { useLanguage } from '../layout/use-language'
import { SignInLink } from './SignInLink'

/**
 * The account control of the header. For readers without a stored session it is a
 * link and nothing more: who is signed in, and the menu, come with the auth code,
 * which is fetched only where a session is stored.
 */
export function AccountControl() {
  const { words } = useLanguage()
  const [Live, setLive] = useState<ComponentType>()

  useEffect(
    () =>
      whenSessionStored(() => {
        import('./LiveAccount').then(
          ({ LiveAccount }) => setLive(() => LiveAccount),
          (error: unknown) => console.warn('The account control stays signed out.', error)
        )
      }),
    []
  )

  return (
    <div className="account">
      {Live ? (
        <Live />
      ) : (
        <>
          <SignInLink />
          <span className="account-text account-waiting">{words.account.loading}</span>
        </>
      )}
    </div>
  )
}
