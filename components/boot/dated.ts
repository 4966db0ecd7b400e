import { pageDay } from './day.ts'

/**
 * What a page says for a time only: from its day on what was hidden is shown, and what was shown is hidden, without a
 * rebuild. The build leaves the day out once it has come, so a device whose clock is behind shows what the build wrote.
 */
export function turnDated(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-turn]')) {
    if (element.dataset.turn! > pageDay()) continue
    element.hidden = !element.hidden
    delete element.dataset.turn
  }
}
