import { STATES } from '../../rules/situations/household-choices.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { at, type Context, type Problem } from './context.ts'
import { words, type Component, type Page } from './pages.ts'

export const name = 'states'
export const describe = 'every list by state has each state once and in the usual order, or says which it leaves out'

const ORDER: readonly string[] = STATES

/** Every `<ByState>` with the `<State>` parts in it. */
export function run({ pages }: Context): Problem[] {
  return pages.flatMap(page => {
    const lists = page.components.filter(component => component.name === 'ByState')
    const parts = page.components.filter(component => component.name === 'State')
    const stray = parts.filter(part => !lists.some(list => isInside(part, list)))
    return [
      ...lists.flatMap(list =>
        listProblems(
          page,
          list,
          parts.filter(part => isInside(part, list))
        )
      ),
      ...stray.flatMap(({ line }) =>
        at(page, line, [{ message: '<State> is in no list', fix: 'put it between <ByState> and </ByState>' }])
      )
    ]
  })
}

function isInside(part: Component, list: Component): boolean {
  return part.line > list.line && part.endLine < list.endLine
}

function listProblems(page: Page, list: Component, parts: Component[]): Problem[] {
  const named = parts.flatMap(part => words(part.attributes.get('id')))
  const without = words(list.attributes.get('without'))
  const lost = ORDER.filter(id => !named.includes(id) && !without.includes(id))
  const missing = lost.map(id => ({
    message: `the list has no “${id}”`,
    fix: `write <State id="${id}">, or without="${id}" where there is nothing to say`
  }))
  return [
    ...at(page, list.line, [...missing, ...idIssues(without), ...orderIssues(without)]),
    ...parts.flatMap((part, place) => at(page, part.line, partIssues(part, parts.slice(0, place), without)))
  ]
}

function partIssues(part: Component, before: Component[], without: string[]): Issue[] {
  const ids = words(part.attributes.get('id'))
  const taken = [...without, ...before.flatMap(({ attributes }) => words(attributes.get('id')))]
  const firsts = [...before, part].map(({ attributes }) => words(attributes.get('id'))[0] ?? '')
  const twice = ids
    .filter(id => taken.includes(id))
    .map(id => ({ message: `the list names “${id}” twice`, fix: 'name it once' }))
  return [...idIssues(ids), ...twice, ...orderIssues(ids), ...orderIssues(firsts.slice(-2))]
}

function idIssues(ids: string[]): Issue[] {
  return ids
    .filter(id => !ORDER.includes(id))
    .map(id => ({ message: `“${id}” is no state or territory`, fix: `write one of ${ORDER.join(', ')}` }))
}

function orderIssues(ids: string[]): Issue[] {
  const places = ids.map(id => ORDER.indexOf(id))
  if (places.every((place, index) => place >= (places[index - 1] ?? 0))) return []
  return [{ message: `“${ids.join(' ')}” is not in the usual order`, fix: `keep to ${ORDER.join(', ')}` }]
}
