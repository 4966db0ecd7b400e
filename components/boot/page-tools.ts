import { loadNamed, onFirstUse } from './first-use.ts'

/** Loads the script of the page's tools (components/share/script) on first use. */
export function offerPageTools(): void {
  onFirstUse({ click: '[data-share]>a,.page-tools button' }, loadNamed)
}
