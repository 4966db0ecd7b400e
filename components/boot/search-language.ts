/**
 * Runs in the head of `/search` before anything is painted: results come in the language that the address asks for,
 * else in the reader's own.
 */
import { withBase } from '../layout/base-path.ts'
import { chosenLanguage } from './language.ts'

const language = new URLSearchParams(location.search).get('lang') ?? chosenLanguage()

if (language === 'zh') location.replace(withBase(`/zh/search${location.search}${location.hash}`))
