import type { ComponentType } from 'react'
import { authEn } from '../../i18n/auth/en'
import '../layout/words/en'
import { authPage, type AuthRoute } from './auth-route'

/** A sign-in page with English words. */
export function inEnglish(route: AuthRoute): ComponentType {
  return authPage(route, authEn)
}
