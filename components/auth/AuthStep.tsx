import { useEffect, useRef, type ReactNode } from 'react'
import built from '../../.generated/auth.json'
import { site } from '../../site.config'
import { useLanguage } from '../layout/use-language'
import kit from '../tool/form.module.css'
import { useAuthMessages } from './messages'

interface Props {
  title: string
  /** Announced above whatever the page shows. */
  notice?: string | undefined
  children: ReactNode
}

/** The main part of a sign-in page. */
export function AuthStep({ title, notice, children }: Props) {
  const { language } = useLanguage()
  const messages = useAuthMessages()

  useEffect(() => {
    document.title = `${title} | ${site.name[language]}`
  }, [title, language])

  return (
    <>
      <Title>{title}</Title>
      {notice ? (
        <p className={kit.notice} role="alert">
          {notice}
        </p>
      ) : null}
      {children}
      {built.configured ? (
        <noscript>
          <p>{messages.needsScript}</p>
        </noscript>
      ) : null}
    </>
  )
}

/** A new title is a new step and takes the focus, unless the page changed before the reader did anything. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)

  useEffect(() => {
    if (children === shown.current) return
    shown.current = children
    if (navigator.userActivation?.hasBeenActive) heading.current?.focus()
  }, [children])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
