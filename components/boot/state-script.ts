/**
 * The script in the head of pages with a list by state: from the first paint the kept state shows alone
 * (styles/helplines.css). The filter’s script puts the others into their fold (components/filters/script/states.ts).
 */
import { keptState } from '../filters/kept-state.ts'

const state = keptState()
if (state) document.documentElement.dataset.state = state
