/** Every part of what asks and answers in every state: `npm run dev`, then /en/kit or /zh/kit. No build has the page. */
import { useEffect, useState, type ComponentType } from 'react'
import { Island } from '../../../components/islands/Island'
import { registerIsland } from '../../../components/islands/registry'
import { PlainFrame } from '../../../components/layout/PlainFrame'
import plain from '../../../components/layout/plain-page.module.css'
import type { Language } from '../../../i18n/languages'
import { KIT_DATA } from './data'
import { InterviewParts } from './InterviewParts'
import { Questions } from './Questions'
import { SignIn } from './SignIn'
import { Tools } from './Tools'

const ISLAND = 'kit'

/** Every part in every state, in one language. */
export function KitPage({ language }: { language: Language }) {
  const data = KIT_DATA[language]
  // Some parts are never rendered at build.
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  useEffect(() => {
    // Error summaries take the focus, and with it the page to them.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  }, [isLive])
  if (!isLive) return null
  return (
    <>
      <Questions data={data} />
      <Tools data={data} />
      <InterviewParts data={data} />
      <SignIn language={language} />
    </>
  )
}

/** The route of the page in one language. */
export function kitRoute(language: Language): ComponentType {
  const page = <KitPage language={language} />
  registerIsland(ISLAND, page)
  return function KitRoute() {
    return (
      <PlainFrame title="Kit" description="Every part in every state">
        <Island as="main" name={ISLAND} id="content" className={plain.page} data-react="now" tabIndex={-1}>
          {page}
        </Island>
      </PlainFrame>
    )
  }
}
