import { PlainPage } from '../../components/layout/PlainPage'

/** Accounts are not set up yet; the page says so and sends nobody away. */
export default function SignIn() {
  return (
    <PlainPage
      path="/auth/sign-in"
      words={{
        en: {
          title: 'Sign-in is not set up here',
          body: <p>You do not need an account. Every page of this guide is open to everybody.</p>
        },
        zh: {
          title: '本站尚未开通登录',
          body: <p>你不需要账户。本指南的每一页都对所有人开放。</p>
        }
      }}
    />
  )
}
