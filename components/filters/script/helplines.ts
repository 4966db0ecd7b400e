/** The filter of the help line page: by need, place, language, and what is open now. */
import { fillCount, joinSentences } from '../../../i18n/fill'
import { helplineFilterWords } from '../../../i18n/filters/helplines'
import { now } from '../../boot/clock'
import { element } from '../../element'
import { announceIn } from '../../share/announce'
import { keepState, keptState } from '../kept-state'
import { choiceOf, filterLine, isEmpty, queryOf, type Choice, type FilterResult, type Line } from '../filter-line'
import { hideEmptySections, pageLanguage, saveQuery } from './page'

declare global {
  /** The services of the page in its order, defined by the bundler (scripts/build-boot.ts). */
  const HELPLINES: Line[]
}

/**
 * Applies the choices of the page’s form to its entries, also those made before this script was there.
 * @param lines the data of each entry, in the page’s order
 * @throws Error if the page has other entries
 */
export function startHelplineFilter(form: HTMLFormElement, lines: Line[]): void {
  const w = helplineFilterWords[pageLanguage()]
  const sections = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby^="need-"]')]
  const entries = sections.flatMap(section => [...section.querySelectorAll<HTMLElement>('li')])
  const [need, state, spoken] = form.querySelectorAll('select')
  const open = form.querySelector<HTMLInputElement>('[type=checkbox]')
  const clear = form.querySelector('button')
  const status = form.querySelector<HTMLElement>('[role=status]')
  const rest = document.querySelector<HTMLElement>('[data-filter-rest]')
  if (!need || !state || !spoken || !open || !clear || !status || !rest || entries.length !== lines.length) {
    throw new Error('This filter was built for another list of help lines: build the site again.')
  }

  function chosen(): Choice {
    return { need: need!.value, state: state!.value, language: spoken!.value, open: open!.checked }
  }

  function choose(): void {
    saveQuery(queryOf(chosen(), location.search))
    apply()
  }

  function apply(): void {
    const choice = chosen()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const moment = now()
    const results = lines.map(line => filterLine(line, choice, moment, zone))
    entries.forEach((entry, index) => (entry.hidden = results[index] !== 'shown'))
    hideEmptySections(sections, 'li')
    // Whoever chose something sees what is left, not folds.
    for (const section of sections) section.querySelector('details')!.open = !isEmpty(choice)
    const unknown = entries.filter((_entry, index) => results[index] === 'hours-unknown')
    rest?.replaceChildren(...urgentNumbers(results), ...hoursUnknown(unknown))
    clear!.hidden = isEmpty(choice)
    announceIn(status!, isEmpty(choice) ? '' : statusOf(results))
  }

  function statusOf(results: FilterResult[]): string {
    const count = results.filter(result => result === 'shown').length
    const unknown = results.filter(result => result === 'hours-unknown').length
    if (!open!.checked) return count > 0 ? fillCount(count, w.foundOne, w.found) : w.none
    const said = [
      count > 0 ? fillCount(count, w.foundOpenOne, w.foundOpen) : w.noneOpen,
      unknown > 0 && fillCount(unknown, w.unknownCountOne, w.unknownCount),
      w.clock
    ]
    return joinSentences(said, pageLanguage())
  }

  /** Repeats the urgent numbers of the page if nothing was found. */
  function urgentNumbers(results: FilterResult[]): HTMLElement[] {
    if (results.includes('shown')) return []
    const urgent = [...document.querySelectorAll('.prose > .urgent > .call-chips')]
    return [element('section', { class: 'urgent' }, element('p', {}, w.urgent), ...urgent.map(copyOf))]
  }

  function hoursUnknown(unknown: HTMLElement[]): HTMLElement[] {
    if (unknown.length === 0) return []
    const copies = unknown.map(copyOf)
    copies.forEach(copy => (copy.hidden = false))
    return [
      element('h2', {}, w.unknown),
      element('p', {}, w.unknownText),
      element('ul', { class: 'helplines' }, ...copies)
    ]
  }

  const options = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value)
  const linked = choiceOf(location.search, { need: options(need), state: options(state), language: options(spoken) })
  // What was chosen before this script came goes first, then the address, then the kept state.
  if (isEmpty(chosen())) {
    need.value = linked.need
    state.value = isEmpty(linked) ? keptState() : linked.state
    spoken.value = linked.language
    open.checked = linked.open
  } else {
    keepState(state.value)
    saveQuery(queryOf(chosen(), location.search))
  }
  apply()
  form.addEventListener('change', choose)
  state.addEventListener('change', () => keepState(state.value))
  form.addEventListener('submit', event => event.preventDefault())
  clear.addEventListener('click', () => {
    for (const select of [need, state, spoken]) select.value = ''
    open.checked = false
    choose()
    // The button that had the focus is hidden now.
    need.focus()
  })
  // Lines open and close while the page is in the background.
  document.addEventListener('visibilitychange', () => {
    if (open.checked && document.visibilityState === 'visible') apply()
  })
}

const copyOf = <Kind extends Element>(entry: Kind) => entry.cloneNode(true) as Kind

const form = document.querySelector<HTMLFormElement>('form[data-filter]')
if (form) startHelplineFilter(form, HELPLINES)
