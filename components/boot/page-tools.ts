import { loadNamed, onFirstUse } from './first-use.ts'

/** Loads the script of the page's tools (components/share/script) on first use. */
export function offerPageTools(): void {
  onFirstUse({ click: '[data-share]>a,:is([data-print],[data-copy])>button' }, loadNamed)
}
