import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import accountStyles from '../../.generated/account-styles.json'
import { signOut, useAccount } from '../../auth/session'
import { addStyles } from '../element'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { SignInLink } from './SignInLink'

// The styles of styles/account.css: only a signed-in reader needs them.
addStyles(accountStyles)

/** The account control once the auth code is loaded. */
export function LiveAccount() {
  const { words } = useLanguage()
  const account = useAccount()
  const link = useRef<HTMLAnchorElement>(null)
  const [failed, setFailed] = useState(false)

  // The focused button is gone: the link takes its place.
  useEffect(() => {
    if (failed) link.current?.focus()
  }, [failed])

  async function onSignOut() {
    if (await signOut()) location.assign(withBase('/'))
    else setFailed(true)
  }

  if (account.state === 'unknown') return <span className="account-text">{words.account.loading}</span>
  if (account.state === 'signed-in') {
    return <AccountMenu name={account.name ?? words.account.user} onSignOut={() => void onSignOut()} />
  }
  return (
    <>
      <SignInLink ref={link} />
      {failed ? (
        <div className="account-notice" role="alert">
          <p>{words.account.signedOutHere}</p>
          <button type="button" onClick={() => setFailed(false)}>
            {words.account.close}
          </button>
        </div>
      ) : null}
    </>
  )
}

interface MenuProps {
  /** The name they typed: shown as text, truncated by CSS. */
  name: string
  onSignOut: () => void
}

/** A button that opens the menu of a signed-in reader. Escape, or a press or focus elsewhere, closes it. */
function AccountMenu({ name, onSignOut }: MenuProps) {
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
    // On a small screen this is inside another menu, which stays open.
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
