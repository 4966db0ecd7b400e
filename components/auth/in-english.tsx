import type { ComponentType } from 'react'
import { authEn } from '../../i18n/auth/en'
import '../layout/messages/en'
import { authPage, type AuthRoute } from './auth-route'

/** A sign-in page with English messages. */
export function inEnglish(route: AuthRoute): ComponentType {
  return authPage(route, authEn)
}
