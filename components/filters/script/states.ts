/** The choice of a list by state: the chosen state shows alone in every list of the page, the others in a fold below. */
import { fill } from '../../../i18n/fill'
import { stateFilterWords } from '../../../i18n/filters/states'
import { STATES } from '../../../rules/situations/household-choices'
import { keepState, keptState, STATE_EVENT } from '../kept-state'
import { pageLanguage } from './page'

/** The place of a block in the usual order: that of its first state. */
function placeOf(block: HTMLElement): number {
  const [first] = (block.dataset.in ?? '').split(' ')
  return STATES.findIndex(id => id === first)
}

const isOf = (state: string, block: HTMLElement) => (block.dataset.in ?? '').split(' ').includes(state)

/** Shows the state alone and open; without a state the list is whole, closed, in its usual order. */
function arrange(list: HTMLElement, state: string): void {
  const whole = list.querySelector('.states')!
  const fold = list.querySelector<HTMLDetailsElement>('details:has(> .states)')!
  const others = fold.querySelector('.states')!
  fold.hidden = state === ''
  const blocks = [...list.querySelectorAll<HTMLElement>('.states > li')].sort((a, b) => placeOf(a) - placeOf(b))
  for (const block of blocks) {
    const chosen = isOf(state, block)
    ;(state === '' || chosen ? whole : others).append(block)
    const details = block.querySelector('details')
    if (details) details.open = chosen
  }
}

/** Makes the choices of the page work together, and applies one that was made before this script was there. */
export function startStates(): void {
  const words = stateFilterWords[pageLanguage()]
  const root = document.documentElement
  const forms = [...document.querySelectorAll<HTMLElement>('[data-states]')]
  const selects = forms.map(form => form.querySelector('select')!)

  /** The state that the lists show now. */
  let shown = ''

  function show(state: string): void {
    shown = state
    if (state) root.dataset.state = state
    else delete root.dataset.state
    for (const select of selects) select.value = state
    for (const list of document.querySelectorAll<HTMLElement>('.by-state')) arrange(list, state)
  }

  function choose(form: HTMLElement, chosen: HTMLSelectElement): void {
    const state = chosen.value
    show(state)
    keepState(state)
    document.dispatchEvent(new CustomEvent(STATE_EVENT, { detail: state }))
    const status = form.querySelector('[role=status]')!
    const listed = form.parentElement!.querySelector(`.states > [data-in~="${state}"]:not(.state-absent)`)
    // By the option: a browser may have translated it.
    const name = chosen.selectedOptions[0]?.textContent ?? ''
    status.textContent = state ? fill(listed ? words.first : words.absent, { state: name }) : words.usual
  }

  forms.forEach((form, place) => {
    const select = selects[place]!
    select.addEventListener('change', () => choose(form, select))
  })
  const early = selects.findIndex(({ value }) => value !== '')
  if (early >= 0) choose(forms[early]!, selects[early]!)
  else if (root.dataset.state) show(root.dataset.state)
  // A page from the back/forward cache may be older than the choice.
  addEventListener('pageshow', () => {
    const kept = keptState()
    if (kept && kept !== shown) show(kept)
  })
}

startStates()
