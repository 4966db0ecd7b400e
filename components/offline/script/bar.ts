/** What reading offline has to say by itself stands at the foot of the page: one bar, a line for each matter. */

type Matter = 'update' | 'copy'

const BAR = 'update-bar'

function findLine(matter: Matter): Element | null {
  return document.querySelector(`.${BAR} [data-matter=${matter}]`)
}

function bar(): Element {
  const found = document.querySelector(`.${BAR}`)
  if (found) return found
  const made = document.createElement('div')
  made.className = BAR
  document.body.append(made)
  return made
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}

/** Takes a line away, and the bar with the last one. */
export function removeLine(matter: Matter): void {
  const line = findLine(matter)
  if (line?.parentElement?.children.length === 1) line.parentElement.remove()
  else line?.remove()
}

/** Shows a line, once. @param buttons their words, and what a press does */
export function showLine(matter: Matter, text: string, buttons: [words: string, onClick: () => void][]): void {
  if (findLine(matter)) return
  const line = document.createElement('div')
  line.dataset.matter = matter
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  line.append(status, ...buttons.map(([words, onClick]) => button(words, onClick)))
  bar().append(line)
  // A status is read out where it changes, not where it appears.
  requestAnimationFrame(() => {
    status.textContent = text
  })
}
