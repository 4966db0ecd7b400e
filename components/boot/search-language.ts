/**
 * Runs in the head of `/search` before anything is painted: results come in the
 * language the address asks for, else in the reader's own.
 */
const asked = new URLSearchParams(location.search).get('lang') ?? /(?:^|;\s*)NEXT_LOCALE=(\w+)/.exec(document.cookie)?.[1]
const base = document.currentScript?.dataset.base ?? ''

if (asked === 'zh') location.replace(`${base}/zh/search${location.search}${location.hash}`)

/** A module of its own: its names are nobody else’s. */
export {}
