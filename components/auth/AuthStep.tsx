import { useEffect, useRef, type ReactNode } from 'react'
import built from '../../.generated/auth.json'
import { site } from '../../site.config'
import { useLanguage } from '../layout/use-language'
import styles from './auth.module.css'
import { useAuthWords } from './words'

interface Props {
  title: string
  /** Said on top, whatever the page shows below. */
  notice?: string | undefined
  children: ReactNode
}

/** What stands in the main part of a sign-in page. */
export function AuthStep({ title, notice, children }: Props) {
  const { language } = useLanguage()
  const words = useAuthWords()

  useEffect(() => {
    document.title = `${title} | ${site.name[language]}`
  }, [title, language])

  return (
    <>
      <Title>{title}</Title>
      {notice ? (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      ) : null}
      {children}
      {built.configured ? (
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      ) : null}
    </>
  )
}

/** A new title is a new step: the focus goes there, unless the page changed before anybody touched it. */
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
