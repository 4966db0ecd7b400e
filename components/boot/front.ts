/**
 * Runs in the head of `/` before anything is painted: a returning reader goes
 * straight to their language.
 */
const chosen = /(?:^|;\s*)NEXT_LOCALE=(en|zh)(?:;|$)/.exec(document.cookie)?.[1]
const base = document.currentScript?.dataset.base ?? ''

if (chosen && !location.search.includes('choose')) location.replace(`${base}/${chosen}`)

/** A module of its own: its names are nobody else’s. */
export {}
