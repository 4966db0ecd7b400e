import { forwardRef } from 'react'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** A plain link to another page load; the boot script adds the page to come back to. */
export const SignInLink = forwardRef<HTMLAnchorElement>(function SignInLink(_props, ref) {
  const { words } = useLanguage()
  return (
    <a className="account-link" href={withBase('/auth/sign-in')} data-sign-in ref={ref}>
      {words.signIn}
    </a>
  )
})
