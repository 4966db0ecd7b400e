/** Small helpers of the boot scripts. */

/** Adds a script; scripts run in the order in which they are added. */
export function addScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = false
  document.head.append(script)
  return script
}

/** Runs after the next frame is painted. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Delegates clicks on elements that match, and inside them. */
export function onClickOf<Kind extends HTMLElement>(
  selector: string,
  act: (element: Kind, event: MouseEvent) => void
): void {
  document.addEventListener('click', event => {
    const found = (event.target as Element).closest<Kind>(selector)
    if (found) act(found, event)
  })
}
