/** In the head of `/search`, before any paint: goes to the Chinese page by the address, else by the chosen language. */
import { withBase } from '../layout/base-path.ts'
import { chosenLanguage } from './language.ts'

const language = new URLSearchParams(location.search).get('lang') ?? chosenLanguage()

if (language === 'zh') location.replace(withBase(`/zh/search${location.search}${location.hash}`))
