import { loadNamed, onFirstUse } from './first-use.ts'

/** Loads the script of the page's tools (components/share/script) on first use, and opens folds for printing. */
export function offerPageTools(): void {
  onFirstUse({ click: '[data-share]>a,[data-print]>button' }, loadNamed)
  // Not every browser prints the content of closed folds (styles/print.css). They stay open afterwards.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = true
  })
}
