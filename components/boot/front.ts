/** Runs in the head of `/` before anything is painted: a returning reader goes straight to their language. */
import { withBase } from '../layout/base-path.ts'
import { chosenLanguage } from './language.ts'

const language = chosenLanguage()

if (language && !location.search.includes('choose')) location.replace(withBase(`/${language}`))
