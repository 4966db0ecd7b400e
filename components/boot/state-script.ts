/**
 * The script in the head of pages with a list by state. The kept state is first from the first paint (styles/content.css);
 * once the page is parsed it is first for the keyboard and screen readers too.
 */
import { keptState } from '../filters/kept-state.ts'

function showFirst(): void {
  const state = keptState()
  if (!state) return
  document.documentElement.dataset.state = state
  for (const block of document.querySelectorAll(`[data-in~=${state}]`)) block.parentNode!.prepend(block)
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-states] select')) select.value = state
}

showFirst()
// A page from the back/forward cache may be older than the choice.
for (const type of ['DOMContentLoaded', 'pageshow']) addEventListener(type, showFirst)
