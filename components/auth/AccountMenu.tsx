import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage } from '../layout/use-language'

interface Props {
  /** Typed by the person: shown as text, cut by CSS. */
  name: string
  onSignOut: () => void
}

/** A button that shows and hides what somebody signed in can do. Escape, and a press or focus elsewhere, hide it. */
export function AccountMenu({ name, onSignOut }: Props) {
  const { words } = useLanguage()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
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

  function closeOnEscape(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape') return
    // On a small screen this stands inside another menu, which stays open.
    event.stopPropagation()
    close()
  }

  function signOut() {
    close()
    onSignOut()
  }

  return (
    // Keys of the buttons bubble up here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="account-menu" ref={root} onKeyDown={closeOnEscape}>
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={name}
        onClick={() => setOpen(!open)}
      >
        <bdi>{name}</bdi>
      </button>
      {open ? (
        <div className="account-panel" id={id}>
          <button type="button" onClick={signOut}>
            {words.account.signOut}
          </button>
        </div>
      ) : null}
    </div>
  )
}
