import type { ComponentType } from 'react'
import { authZh } from '../../i18n/auth/zh'
import '../layout/words/zh'
import { authPage, type AuthRoute } from './auth-route'

/** A sign-in page with Chinese words. */
export function inChinese(route: AuthRoute): ComponentType {
  return authPage(route, authZh)
}
