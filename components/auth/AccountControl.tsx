import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** The sign-in control of the header, signed out. */
export function AccountControl() {
  const { words } = useLanguage()
  return (
    <a className="account" href={withBase('/auth/sign-in')}>
      {words.signIn}
    </a>
  )
}
