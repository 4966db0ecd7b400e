import { loadNamed, onFirstUse } from './first-use.ts'

/** The switch to traditional characters fetches its script on the first press. */
export function watchForTraditional(): void {
  onFirstUse({ click: 'button[data-script]' }, loadNamed)
}
