import type { Heading } from 'nextra'
import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { ExitPage } from '../content/ExitPage'
import { Faq, PageSources, RelatedPages, ReviewNotice } from '../content/PageSections'
import type { FrontMatter } from '../content/views'
import { withDate } from '../../i18n/fill'
import { languageOfPath } from '../../i18n/languages'
import { KeepPage } from '../offline/SavedControls'
import { Breadcrumb } from './Breadcrumb'
import { usePagePath } from './page-path'
import { sidebarEntries, breadcrumb, type NormalizedItem } from './sidebar'
import { PageTools } from './PageTools'
import { PreviousNext } from './PreviousNext'
import { Sidebar } from './Sidebar'
import { StructuredData } from './StructuredData'
import { TableOfContents } from './TableOfContents'
import { UrgentStrip } from './UrgentStrip'
import { useLanguage } from './use-language'

/** Everything around the text of an MDX page, in place of the theme's own wrapper. */
export function PageWrapper({ toc, children }: { toc: Heading[]; children: ReactNode }) {
  const pathname = usePagePath()
  const config = useConfig()
  const { words } = useLanguage()
  const frontMatter = config.frontMatter as FrontMatter
  const entries = sidebarEntries(config.normalizePagesResult.directories as NormalizedItem[])
  const isHome = pathname === `/${languageOfPath(pathname)}`
  const { page } = frontMatter

  if (isHome) {
    return (
      <>
        <Sidebar entries={entries} current={pathname} onDemand />
        <UrgentStrip />
        <main id="content" className="home" tabIndex={-1}>
          <ReviewNotice page={page} />
          {children}
          <PageTools title={frontMatter.title} />
        </main>
        <StructuredData frontMatter={frontMatter} trail={[]} />
      </>
    )
  }

  const headings = [
    ...toc.filter(heading => heading.depth <= 3),
    ...(page.faq.length > 0 ? [{ id: 'faq', value: words.sections.faq, depth: 2 } as Heading] : []),
    ...(page.sources.length > 0 ? [{ id: 'sources', value: words.sections.sources, depth: 2 } as Heading] : [])
  ]
  const trail = breadcrumb(entries, pathname)
  return (
    <>
      <div className="layout">
        <Sidebar entries={entries} current={pathname} />
        <main id="content" tabIndex={-1}>
          <Breadcrumb trail={trail} />
          {frontMatter.safety ? <ExitPage /> : null}
          <h1>{frontMatter.title}</h1>
          <ReviewNotice page={page} />
          {headings.length > 1 ? <TableOfContents headings={headings} /> : null}
          <div className="prose">
            {children}
            <Faq entries={page.faq} />
            <RelatedPages pages={page.related} />
            <PageSources page={page} reviewed={frontMatter.reviewed} />
            {frontMatter.safety ? <KeepPage /> : null}
          </div>
          <p className="last-updated">
            <time dateTime={frontMatter.reviewed}>{withDate(words.lastUpdated, page.reviewedText)}</time>
          </p>
          <PageTools title={frontMatter.title} safety={frontMatter.safety} />
          <PreviousNext entries={entries} current={pathname} />
        </main>
      </div>
      <UrgentStrip />
      <StructuredData frontMatter={frontMatter} trail={trail} />
    </>
  )
}
