/**
 * Runs in the head of the sign-in pages before anything is painted: outside the two
 * trees a reader of Chinese goes to the Chinese twin; and on /auth/confirm what a
 * mail's link brought is taken out of the address before anything else can read it,
 * report it or keep it in the history.
 */
declare global {
  interface Window {
    /** The whole address as it arrived at /auth/confirm. */
    footholdCallback?: string | undefined
  }
}

/** What may stay in the address of /auth/confirm. */
const KEPT = ['next', 'lang', 'type']

const base = document.currentScript?.dataset.base ?? ''
const path = location.pathname.slice(base.length)
const query = new URLSearchParams(location.search)

/** The language asked for: by `lang=`, by the page to go on to, by the choice made before. */
function wanted(): string | undefined {
  const asked = /^(en|zh)$/.exec(query.get('lang') ?? '') ?? /^\/(en|zh)(?![^/?#])/.exec(query.get('next') ?? '')
  const chosen = asked ?? /(?:^|;\s*)NEXT_LOCALE=(en|zh)(?:;|$)/.exec(document.cookie)
  return chosen?.[1]
}

function takeCallback(): void {
  window.footholdCallback = location.href
  const kept = new URLSearchParams([...query].filter(([name]) => KEPT.includes(name))).toString()
  history.replaceState(null, '', location.pathname + (kept && `?${kept}`))
}

if (path.startsWith('/auth/') && wanted() === 'zh') {
  location.replace(`${base}/zh${path}${location.search}${location.hash}`)
} else if (/\/auth\/confirm\/?$/.test(path)) {
  takeCallback()
  // Another link to this page, opened in the same tab, may change the fragment alone.
  addEventListener('hashchange', () => {
    if (location.hash.includes('=')) location.reload()
  })
}

/** A module of its own: its names are nobody else’s. */
export {}
