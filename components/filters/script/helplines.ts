/** The filter of the help line page: by need, place, language, and what is open now. */
import { fillCount, joinSentences } from '../../../i18n/fill'
import { filterWords } from '../../../i18n/filters'
import { NEED_NAMES } from '../../../i18n/group-names'
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
 * Adds the form to the page and applies its choices to the entries there.
 * @param lines the data of each entry, in the page’s order
 * @throws Error if the page has other entries
 */
export function startHelplineFilter(filter: HTMLElement, lines: Line[]): void {
  const language = pageLanguage()
  const words = filterWords[language]
  const w = words.helplines
  const sections = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby^="need-"]')]
  const entries = sections.flatMap(section => [...section.querySelectorAll<HTMLElement>('li')])
  const begin = filter.querySelector<HTMLElement>('button')
  const host = filter.querySelector<HTMLElement>('[data-filter-host]')
  const status = filter.querySelector<HTMLElement>('[role=status]')
  const rest = document.querySelector<HTMLElement>('[data-filter-rest]')
  if (!begin || !host || !status || !rest || entries.length !== lines.length) {
    throw new Error('This filter was built for another list of help lines: build the site again.')
  }
  const needs = [...new Set(lines.flatMap(line => line.needs))]
  const need = select(w.anyNeed, new Map(needs.map(id => [id, NEED_NAMES[language][id] ?? id])))
  const state = select(w.anyState, new Map(Object.entries(w.states)))
  const spoken = select(w.anyLanguage, new Map(Object.entries(w.languages)))
  const open = element('input', { type: 'checkbox' })
  const clear = element('button', { type: 'button' }, words.clear)
  const form = element(
    'form',
    { class: 'filter-form', 'aria-label': w.title },
    element('label', {}, w.need, need),
    element('label', {}, w.state, state),
    element('label', {}, w.language, spoken),
    element('label', { class: 'filter-check' }, open, w.open),
    clear
  )

  function chosen(): Choice {
    return { need: need.value, state: state.value, language: spoken.value, open: open.checked }
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
    const unknown = entries.filter((_entry, index) => results[index] === 'hours-unknown')
    rest?.replaceChildren(...urgentNumbers(results), ...hoursUnknown(unknown))
    clear.hidden = isEmpty(choice)
    if (status) announceIn(status, isEmpty(choice) ? '' : statusOf(results))
  }

  function statusOf(results: FilterResult[]): string {
    const count = results.filter(result => result === 'shown').length
    const unknown = results.filter(result => result === 'hours-unknown').length
    if (!open.checked) return count > 0 ? fillCount(count, w.foundOne, w.found) : w.none
    const said = [
      count > 0 ? fillCount(count, w.foundOpenOne, w.foundOpen) : w.noneOpen,
      unknown > 0 && fillCount(unknown, w.unknownCountOne, w.unknownCount),
      w.clock
    ]
    return joinSentences(said, language)
  }

  /** Repeats the urgent numbers of the page if nothing was found. */
  function urgentNumbers(results: FilterResult[]): HTMLElement[] {
    if (results.includes('shown')) return []
    const urgent = [...document.querySelectorAll('.prose > .urgent > .helpline')]
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

  const wasFocused = filter.contains(document.activeElement)
  const choice = choiceOf(location.search, {
    need: needs,
    state: Object.keys(w.states),
    language: Object.keys(w.languages)
  })
  need.value = choice.need
  // An address with choices does not need the kept state.
  state.value = isEmpty(choice) ? keptState() : choice.state
  spoken.value = choice.language
  open.checked = choice.open
  host.replaceChildren(form)
  apply()
  form.addEventListener('change', choose)
  state.addEventListener('change', () => keepState(state.value))
  form.addEventListener('submit', event => event.preventDefault())
  clear.addEventListener('click', () => {
    form.reset()
    choose()
    // The button that had the focus is hidden now.
    need.focus()
  })
  begin.hidden = true
  if (wasFocused) need.focus()
  // Lines open and close while the page is in the background.
  document.addEventListener('visibilitychange', () => {
    if (open.checked && document.visibilityState === 'visible') apply()
  })
}

/** @param any the name of the empty choice @param options names by value */
function select(any: string, options: ReadonlyMap<string, string>): HTMLSelectElement {
  const rows = [...options].map(([value, name]) => element('option', { value }, name))
  return element('select', {}, element('option', { value: '' }, any), ...rows)
}

const copyOf = <Kind extends Element>(entry: Kind) => entry.cloneNode(true) as Kind

const filter = document.querySelector<HTMLElement>('[data-filter]')
if (filter) startHelplineFilter(filter, HELPLINES)
