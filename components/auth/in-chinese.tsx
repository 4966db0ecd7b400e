import type { ComponentType } from 'react'
import { authZh } from '../../i18n/auth/zh'
import '../layout/words/zh'
import { AuthWords } from './words'

/** A sign-in page with Chinese words. */
export function inChinese(Page: ComponentType): ComponentType {
  return function ChinesePage() {
    return (
      <AuthWords.Provider value={authZh}>
        <Page />
      </AuthWords.Provider>
    )
  }
}
