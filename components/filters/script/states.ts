/** The choice of a list by state: it moves the chosen state to the top of every list of the page. */
import { fill } from '../../../i18n/fill'
import { filterWords } from '../../../i18n/filters'
import { STATE_IDS } from '../../../i18n/states'
import { keepState } from '../kept-state'
import { pageLanguage } from './page'

/** The place of a block in the usual order: that of its first state. */
function placeOf(block: HTMLElement): number {
  const [first] = (block.dataset.in ?? '').split(' ')
  return STATE_IDS.findIndex(id => id === first)
}

/** Moves blocks only where their order changes, so that nothing else loses its place. */
function sort(list: Element, state: string): void {
  const isChosen = ({ dataset }: HTMLElement) => state !== '' && (dataset.in ?? '').split(' ').includes(state)
  const blocks = [...list.children] as HTMLElement[]
  const sorted = [...blocks].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || placeOf(a) - placeOf(b))
  if (sorted.some((block, place) => block !== blocks[place])) list.append(...sorted)
}

/** Makes the choices of the page work together, and applies one that was made before this script was there. */
export function startStates(): void {
  const words = filterWords[pageLanguage()].states
  const root = document.documentElement
  const forms = [...document.querySelectorAll<HTMLElement>('[data-states]')]
  const selects = forms.map(form => form.querySelector('select')!)

  function choose(form: HTMLElement, chosen: HTMLSelectElement): void {
    const state = chosen.value
    root.dataset.state = state
    for (const select of selects) select.value = state
    for (const list of document.querySelectorAll('.states')) sort(list, state)
    keepState(state)
    const status = form.querySelector('[role=status]')!
    const listed = form.parentElement!.querySelector(`.states > [data-in~="${state}"]:not(.state-absent)`)
    // By the option: a browser may have translated it.
    const name = chosen.selectedOptions[0]?.textContent ?? ''
    status.textContent = state ? fill(listed ? words.first : words.absent, { state: name }) : words.usual
  }

  forms.forEach((form, place) => {
    const select = selects[place]!
    select.addEventListener('change', () => choose(form, select))
    if (select.value !== (root.dataset.state ?? '')) choose(form, select)
  })
}

startStates()
