/** Data inside running text. */
import type { ReactNode } from 'react'
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages'
import { absolute } from '../layout/absolute'
import { useLanguage } from '../layout/use-language'
import { PhoneLink } from './PhoneLink'
import type { PhoneView, ServiceView, SourceView } from './views'

/** A date of effect from data/dates.yaml. */
export function DateOf({ data }: { id: string; data?: string }) {
  return (
    <span className="unbroken" translate="no">
      {data}
    </span>
  )
}

/** A sum of money that a worked example comes to, from the figures it names. */
export function Sum({ data }: { of: string; data?: string }) {
  return (
    <span className="unbroken" translate="no">
      {data}
    </span>
  )
}

/** A rule of data/statements.yaml, in the middle of a sentence or as a paragraph of its own. */
export function Statement({
  data
}: {
  id: string
  data?: { text: string; isParagraph: boolean; phones: PhoneView[] }
}) {
  if (!data) return null
  const text = withPhones(data.text, data.phones)
  return data.isParagraph ? <p>{text}</p> : <>{text}</>
}

/** A sentence in which the numbers that it names, in its order, are links. */
export function withPhones(text: string, [next, ...others]: PhoneView[] = []): ReactNode {
  const at = next ? text.indexOf(next.phone) : -1
  if (!next || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <PhoneLink phone={next.phone} tel={next.tel} />
      {withPhones(text.slice(at + next.phone.length), others)}
    </>
  )
}

/** A service's number as a link that dials it. */
export function Phone({ sms = false, data }: { id: string; sms?: boolean; data?: ServiceView }) {
  const number = sms ? data?.sms : data?.phone
  const target = sms ? data?.smsTo : data?.tel
  if (!number) return null
  return (
    <a className="phone" translate="no" href={`${sms ? 'sms' : 'tel'}:${target}`}>
      {number}
    </a>
  )
}

/** A link that opens a calendar program to subscribe to the days that concern everybody. */
export function Subscribe({ children }: { children?: ReactNode }) {
  const { language } = useLanguage()
  return <a href={absolute(`/${language}/dates.ics`).replace(/^https?:/, 'webcal:')}>{children}</a>
}

/** A link to a source: its own title, or other words. */
export function Source({ data, children }: { id: string; data?: SourceView; children?: ReactNode }) {
  if (!data) return null
  return <OutsideLink href={data.url}>{children ?? data.title}</OutsideLink>
}

/** A link that leaves the site; the stylesheet draws the arrow. No page of ours sends a referrer (the meta element). */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={href}>{children}</a>
}

/** Words in the other language inside a page. */
export function Lang({ lang, children }: { lang: Language; children: ReactNode }) {
  return <span lang={LANGUAGE_TAGS[lang]}>{children}</span>
}
