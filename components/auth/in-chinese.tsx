import type { ComponentType } from 'react'
import { authZh } from '../../i18n/auth/zh'
import '../layout/messages/zh'
import { authPage, type AuthRoute } from './auth-route'

/** A sign-in page with Chinese messages. */
export function inChinese(route: AuthRoute): ComponentType {
  return authPage(route, authZh)
}
