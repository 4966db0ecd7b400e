/** What several boot scripts do with a page. */

/** Adds a script; one added after another runs after it. */
export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
  return script
}

/** Runs something once the page has had a frame to be painted in. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Calls back with the element that matches, wherever inside it a click was. */
export function onClickOf<Kind extends HTMLElement>(selector: string, act: (element: Kind, event: MouseEvent) => void): void {
  document.addEventListener('click', event => {
    const found = (event.target as Element).closest<Kind>(selector)
    if (found) act(found, event)
  })
}
