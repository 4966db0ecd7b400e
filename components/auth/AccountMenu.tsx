import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage } from '../layout/use-language'

interface Props {
  /** Typed by the person: shown as text, cut by CSS. */
  name: string
  onSignOut: () => void
}

/** A menu button (ARIA Authoring Practices): arrows open it and move in it, Escape and Tab leave it. */
export function AccountMenu({ name, onSignOut }: Props) {
  const { words } = useLanguage()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    itemsOf(root.current)[0]?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
      return
    }
    const items = itemsOf(root.current)
    const last = items.length - 1
    const at = items.findIndex(item => item === document.activeElement)
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last
    }
    const target = targets[event.key]
    if (event.key === 'Escape') {
      // The menu of a small screen, around this one, stays open.
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      setOpen(false)
    } else if (target !== undefined) {
      event.preventDefault()
      items[target]?.focus()
    }
  }

  function leave() {
    close()
    onSignOut()
  }

  return (
    // The keys of its button and its items, which bubble up here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="account-menu" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={name}
        onClick={() => setOpen(!open)}
      >
        <bdi>{name}</bdi>
      </button>
      {open ? (
        <div role="menu" id={id} aria-label={name}>
          <button type="button" role="menuitem" tabIndex={-1} onClick={leave}>
            {words.account.signOut}
          </button>
        </div>
      ) : null}
    </div>
  )
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}
