/** One bar at the foot of the page for news about reading offline, with a line for each. */

type News = 'update' | 'copy'

const BAR = 'update-bar'

function findLine(news: News): Element | null {
  return document.querySelector(`.${BAR} [data-matter=${news}]`)
}

function bar(): Element {
  const existing = document.querySelector(`.${BAR}`)
  if (existing) return existing
  const element = document.createElement('div')
  element.className = BAR
  document.body.append(element)
  return element
}

function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent, onclick })
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
  const line = document.createElement('div')
  line.dataset.matter = news
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  line.append(status, ...buttons.map(([label, onClick]) => button(label, onClick)))
  bar().append(line)
  // A status is read out when it changes, not when it appears.
  requestAnimationFrame(() => {
    status.textContent = text
  })
}
