/** Loads a script when a control is first used. */
import { addScript } from './dom.ts'

type Load = (ready: () => void, fail: () => void, control?: HTMLElement) => void

/**
 * Loads once, on first use. A click before the script has loaded is held, says so by the text of
 * `data-loading` around it, and is replayed once. If the script fails to
 * load, the status beside the control says so, else the first inside `data-failed`, and the next use tries again.
 * @returns starts now
 * @param uses for each event type, the selector of the controls it uses
 */
export function onFirstUse(uses: Record<string, string>, load: Load): (control?: HTMLElement) => void {
  let isStarted = false
  let isReady = false
  let used: HTMLElement | undefined
  let clicked: HTMLElement | undefined

  /** Says on a control that its press is held: the stylesheet shows it. */
  function hold(control?: HTMLElement): void {
    delete clicked?.dataset.held
    if (control) control.dataset.held = control.closest<HTMLElement>('[data-loading]')?.dataset.loading ?? ''
    clicked = control
  }

  function ready(): void {
    isReady = true
    clicked?.click()
    hold()
  }

  function fail(): void {
    isStarted = false
    hold()
    const frame = used?.closest<HTMLElement>('[data-failed]')
    // Beside the control: the first inside the frame may be in a closed fold.
    const status = used?.parentElement!.querySelector('[role=status]') ?? frame?.querySelector('[role=status]')
    if (status) status.textContent = frame!.dataset.failed!
  }

  function start(control?: HTMLElement): void {
    used = control ?? used
    if (isStarted) return
    isStarted = true
    load(ready, fail, used)
  }

  for (const [type, selector] of Object.entries(uses)) {
    const onUse = (event: Event) => {
      // The document itself may be the target; it has no `closest`.
      const control = (event.target as Partial<Element>).closest?.<HTMLElement>(selector)
      if (!control || isReady) return
      if (type === 'click') {
        event.preventDefault()
        hold(control)
      }
      start(control)
    }
    document.addEventListener(type, onUse, true)
  }
  return start
}

/** Loads one script, for `onFirstUse`. */
export function loadScript(src: string, onload: () => void, onerror: () => void): void {
  const script = addScript(src)
  script.onload = onload
  script.onerror = onerror
}

/** Loads the script that the control, or what it is in, names, for `onFirstUse`. */
export const loadNamed: Load = (ready, fail, control) =>
  loadScript(control!.closest<HTMLElement>('[data-script]')!.dataset.script!, ready, fail)
