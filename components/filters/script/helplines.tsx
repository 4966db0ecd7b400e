/** The filter of the help line page: by need, place, language, and what is open now. */
import { createRoot } from 'react-dom/client'
import { filterWords } from '../../../i18n/filters'
import { NEED_NAMES } from '../../content/group-names'
import { choiceOf, isNothing, NOTHING_CHOSEN, queryOf, sift, type Choice, type Line, type Verdict } from '../sift'
import { HelplineForm } from './HelplineForm'
import { counted, foldSections, pageLanguage, rememberQuery, show } from './page'

declare global {
  /** The services of the page in its order, put in by the bundler (scripts/lib/filter-bundle.ts). */
  const HELPLINES: Line[]
}

/**
 * Draws the choices and applies them to the entries that are there.
 * @param lines what is known of each entry, in the page’s order
 * @throws Error where the page has other entries than the lines say
 */
export function filterHelplines(filter: HTMLElement, lines: Line[]): void {
  const language = pageLanguage()
  const words = filterWords[language]
  const sections = [...document.querySelectorAll<HTMLElement>('section[aria-labelledby^="need-"]')]
  const entries = sections.flatMap(section => [...section.querySelectorAll<HTMLElement>('li')])
  const begin = filter.querySelector<HTMLElement>('button')
  const host = filter.querySelector<HTMLElement>('[data-filter-host]')
  const status = filter.querySelector<HTMLElement>('[role=status]')
  const rest = document.querySelector<HTMLElement>('[data-filter-rest]')
  if (!begin || !host || !status || !rest || entries.length !== lines.length) {
    throw new Error('The list of help lines is not the one this filter was built for.')
  }
  const needs = [...new Set(lines.flatMap(line => line.needs))]
  const known = {
    need: needs,
    state: Object.keys(words.helplines.states),
    language: Object.keys(words.helplines.languages)
  }
  const root = createRoot(host)
  let choice = choiceOf(location.search, known)

  function choose(next: Choice): void {
    choice = next
    rememberQuery(queryOf(choice, location.search))
    apply()
  }

  function clear(): void {
    choose(NOTHING_CHOSEN)
    // The button that had the focus is gone.
    host?.querySelector<HTMLElement>('select')?.focus()
  }

  function apply(): void {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const moment = new Date()
    const verdicts = lines.map(line => sift(line, choice, moment, zone))
    entries.forEach((entry, index) => show(entry, verdicts[index] === 'shown'))
    foldSections(sections, 'li')
    const unknown = entries.filter((_entry, index) => verdicts[index] === 'hours-unknown')
    rest?.replaceChildren(...helpInstead(verdicts), ...hoursUnknown(unknown))
    root.render(
      <HelplineForm
        choice={choice}
        needs={needs.map(need => [need, NEED_NAMES[language][need] ?? need])}
        words={words}
        onChoose={choose}
        onClear={isNothing(choice) ? undefined : clear}
      />
    )
    if (status) status.textContent = isNothing(choice) ? '' : said(verdicts)
  }

  function said(verdicts: Verdict[]): string {
    const w = words.helplines
    const count = verdicts.filter(verdict => verdict === 'shown').length
    const unknown = verdicts.filter(verdict => verdict === 'hours-unknown').length
    if (!choice.open) return count > 0 ? counted(count, w.foundOne, w.found) : w.none
    return [
      count > 0 ? counted(count, w.foundOpenOne, w.foundOpen) : w.noneOpen,
      unknown > 0 && counted(unknown, w.unknownCountOne, w.unknownCount),
      w.clock
    ]
      .filter(Boolean)
      .join(language === 'zh' ? '' : ' ')
  }

  /** The urgent numbers of the page once more, where nothing was found. */
  function helpInstead(verdicts: Verdict[]): HTMLElement[] {
    if (verdicts.includes('shown')) return []
    const box = element('div', 'urgent')
    const urgent = [...document.querySelectorAll('.prose > .urgent > .helpline')]
    box.append(element('p', '', words.helplines.urgent), ...urgent.map(entry => entry.cloneNode(true)))
    return [box]
  }

  /** Matching lines of which nobody knows when they answer, apart from those that do. */
  function hoursUnknown(unknown: HTMLElement[]): HTMLElement[] {
    if (unknown.length === 0) return []
    const list = element('ul', 'helplines')
    for (const entry of unknown) {
      const copy = entry.cloneNode(true) as HTMLElement
      show(copy, true)
      list.append(copy)
    }
    return [element('h2', '', words.helplines.unknown), element('p', '', words.helplines.unknownText), list]
  }

  const wasFocused = filter.contains(document.activeElement)
  apply()
  show(begin, false)
  if (wasFocused) host.querySelector<HTMLElement>('select')?.focus()
  // Lines open and close while the page is away.
  document.addEventListener('visibilitychange', () => {
    if (choice.open && document.visibilityState === 'visible') apply()
  })
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}

const filter = document.querySelector<HTMLElement>('[data-filter]')
if (filter) filterHelplines(filter, HELPLINES)
