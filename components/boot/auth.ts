/**
 * In the head of the sign-in pages, before any paint: sends a reader of Chinese to the Chinese page, and takes what a
 * mail’s link carries out of the address of /auth/confirm before anything can read, report or remember it.
 */
import { withBase } from '../layout/base-path.ts'
import { chosenLanguage } from './language.ts'

declare global {
  interface Window {
    /** The whole address as it arrived at /auth/confirm. */
    footholdCallback?: string | undefined
  }
}

/** What may stay in the address of /auth/confirm. */
const KEPT = ['next', 'lang', 'type']

const path = location.pathname.slice(withBase('').length)
const query = new URLSearchParams(location.search)

/** The language asked for: by `lang=`, by the page to go on to, by the choice made before. */
function wanted(): string | undefined {
  const asked = /^(en|zh)$/.exec(query.get('lang') ?? '') ?? /^\/(en|zh)(?![^/?#])/.exec(query.get('next') ?? '')
  return asked?.[1] ?? chosenLanguage()
}

function takeCallback(): void {
  window.footholdCallback = location.href
  const kept = new URLSearchParams([...query].filter(([name]) => KEPT.includes(name))).toString()
  history.replaceState(null, '', location.pathname + (kept && `?${kept}`))
}

if (path.startsWith('/auth/') && wanted() === 'zh') {
  location.replace(withBase(`/zh${path}${location.search}${location.hash}`))
} else if (/\/auth\/confirm\/?$/.test(path)) {
  takeCallback()
  // Another link to this page, opened in the same tab, may change the fragment alone.
  addEventListener('hashchange', () => {
    if (location.hash.includes('=')) location.reload()
  })
}
