import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { menuWords } from '../../i18n/auth/menu'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { MenuKeys } from './menu-keys'

interface Props {
  /** The name they typed: shown as text, truncated by CSS on the button. */
  name: string | undefined
  onSignOut: () => void
}

/** A button that opens the menu of a signed-in reader. Escape, or a press or focus elsewhere, closes it. */
export function AccountMenu({ name, onSignOut }: Props) {
  const { language } = useLanguage()
  const words = menuWords[language]
  const shown = name ?? words.user
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const keys = useRef(new MenuKeys())
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    const stop = new AbortController()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // On a small screen this is inside another menu, which stays open.
      event.stopPropagation()
      return close()
    }
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('a,button') ?? [])]
    const entry = keys.current.entryFor(event.key, event.timeStamp, entries, document.activeElement)
    if (!entry) return
    // The page does not scroll, and “/” stays a letter.
    event.preventDefault()
    entry.focus()
  }

  return (
    // Keys of the entries bubble up here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="account-menu" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={shown}
        onClick={() => setOpen(!open)}
      >
        <bdi>{shown}</bdi>
      </button>
      {open ? (
        <div className="account-panel" id={id} ref={panel}>
          <a href={withBase(`/${language}/about/privacy`)}>{words.privacy}</a>
          <button
            type="button"
            onClick={() => {
              close()
              onSignOut()
            }}
          >
            {words.signOut}
          </button>
        </div>
      ) : null}
    </div>
  )
}
