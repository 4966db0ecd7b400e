import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import { absolute } from './absolute'
import { withBase } from './base-path'
import { usePagePath } from './page-path'
import { qrPath } from '../share/qr-path'
import { useLanguage } from './use-language'

interface PageToolsProps {
  title: string
  safety?: boolean | undefined
  /** Whether it asks if the page helped. */
  asks?: boolean
  /** Whether a sheet of it shows its address; that of a tool shows the one of its answer (components/share/SheetCode.tsx). */
  isTool?: boolean
}

/**
 * Improve, report, share, print: plain links and mail links, with the address of the mail beside them for a device
 * without a mail program; only copying (the address, or the page as Markdown) and printing need a script, which loads on first use (components/share/script).
 * An exit page has no public form and does not ask whether it helped, because being seen asking could cause harm.
 */
export function PageTools({ title, safety = false, asks = !safety, isTool = false }: PageToolsProps) {
  const pathname = usePagePath()
  const { filePath } = useConfig()
  const { language, words } = useLanguage()
  const { tools } = words
  const address = encodeURIComponent(absolute(pathname))
  const mail = `subject=${encodeURIComponent(title)}&body=${address}`
  // Which words the reader saw.
  const build = process.env.FOOTHOLD_BUILD ?? ''
  return (
    <div
      className="page-tools"
      data-script={withBase(boot.pageTools)}
      data-failed={STATIC_MESSAGES[language].pageTools.failed}
    >
      {asks ? (
        <div className="helped">
          <p>{tools.helpful}</p>
          <Reply answer={tools.yes} text={tools.thanks} />
          <Reply answer={tools.no} text={tools.sorry}>
            <p>
              {`${tools.inPublic} `}
              <a href={`${site.repository}/issues/new?template=wrong.yml&page=${address}&build=${build}`}>
                {tools.reportPublic}
              </a>
              {' · '}
              <a href={`${site.repository}/edit/main/${filePath}`}>{tools.suggest}</a>
            </p>
          </Reply>
        </div>
      ) : null}
      <ul>
        <li>
          <a href={`mailto:${site.email}?${mail}%20${build}`}>{tools.report}</a>
          {safety ? <span translate="no">{` ${site.email}`}</span> : null}
        </li>
        <li data-share>
          <a href={`mailto:?${mail}`}>{tools.share}</a> <span role="status" />
        </li>
        <li data-copy=".md">
          <button type="button">{STATIC_MESSAGES[language].pageTools.copyPage}</button> <span role="status" />
        </li>
        <li data-read>
          <button type="button">{STATIC_MESSAGES[language].pageTools.read}</button> <span role="status" />
        </li>
        <li data-print>
          <button type="button">{tools.print}</button> <span role="status" />
        </li>
      </ul>
      {isTool || WITHOUT_CODE.some(list => pathname.endsWith(list)) ? null : (
        // Shown by styles/print.css.
        <p hidden>
          {/* Fetched when the page is printed, and never on screen. */}
          <img loading="lazy" src={withBase(qrPath(pathname))} alt="" />
          {absolute(pathname)}
        </p>
      )}
    </div>
  )
}

/** The two longest lists have no byte left for the code of their address (tests/e2e/every-page.spec.ts). */
const WITHOUT_CODE = ['/helplines', '/glossary']

interface ReplyProps {
  answer: string
  text: string
  children?: ReactNode
}

/** One answer to “Did this page help?”: a button that shows where to write, with the address to copy. */
function Reply({ answer, text, children }: ReplyProps) {
  const pathname = usePagePath()
  const { words } = useLanguage()
  const subject = encodeURIComponent(`${answer}: ${pathname}`)
  return (
    <details {...({ name: 'helped' } as object)}>
      <summary>{answer}</summary>
      <div className="reply">
        <p data-copy={site.email}>
          {`${text} `}
          <a translate="no" href={`mailto:${site.email}?subject=${subject}`}>
            {site.email}
          </a>{' '}
          <button type="button">{words.tools.copy}</button> <span role="status" />
        </p>
        {children}
      </div>
    </details>
  )
}
