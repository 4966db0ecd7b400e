/** One bar at the foot of the page for news about reading offline, with a line for each. */
import { element } from '../../element.ts'

type News = 'update' | 'copy'

const BAR = 'update-bar'

function findLine(news: News): Element | null {
  return document.querySelector(`.${BAR} [data-matter=${news}]`)
}

function bar(): Element {
  const existing = document.querySelector(`.${BAR}`)
  return existing ?? document.body.appendChild(element('div', { class: BAR }))
}

/** Removes a line, and the bar with the last one. */
export function removeLine(news: News): void {
  const line = findLine(news)
  if (line?.parentElement?.children.length === 1) line.parentElement.remove()
  else line?.remove()
}

/** Shows a line, once. @param buttons what they say, and what a press does */
export function showLine(news: News, text: string, buttons: [label: string, onClick: () => void][]): void {
  if (findLine(news)) return
  const status = element('p', { role: 'status' })
  const controls = buttons.map(([label, onclick]) => {
    return Object.assign(element('button', { type: 'button' }, label), { onclick })
  })
  bar().append(element('div', { 'data-matter': news }, status, ...controls))
  // A status is read out when it changes, not when it appears.
  requestAnimationFrame(() => {
    status.textContent = text
  })
}
