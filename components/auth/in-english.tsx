import type { ComponentType } from 'react'
import { authEn } from '../../i18n/auth/en'
import '../layout/words/en'
import { AuthWords } from './words'

/** A sign-in page with English words. */
export function inEnglish(Page: ComponentType): ComponentType {
  return function EnglishPage() {
    return (
      <AuthWords.Provider value={authEn}>
        <Page />
      </AuthWords.Provider>
    )
  }
}
