import type { Heading } from 'nextra'
import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { ExitPage } from '../content/ExitPage'
import { Faq, PageSources, RelatedPages, ReviewNotice } from '../content/PageSections'
import type { FrontMatter, PageData } from '../content/views'
import { languageOfPath } from '../../i18n/languages'
import { site } from '../../site.config'
import { KeepPage } from '../offline/SavedControls'
import { Header } from './Header'
import { Breadcrumb, PreviousNext, TableOfContents } from './Navigation'
import { usePagePath } from './page-path'
import { PageTools } from './PageTools'
import { Sidebar } from './Sidebar'
import { breadcrumb, sidebarEntries, type NormalizedItem, type SidebarEntry } from './sidebar'
import { jsonForHtml, pageMetadata } from './structured-data'
import { UrgentStrip } from './UrgentStrip'
import { useLanguage } from './use-language'

/** A page with a tool, such as a calculator; their overview has none. */
const TOOL_PAGE = /\/calculators\/./

/** Tools and long lists, where a reader looks for one entry: nobody can say of all of it whether it helped. */
const LOOKED_UP = /\/(?:calculators\/.+|glossary|helplines)$/

/** The header of an MDX page: its front matter says whether it is an exit page. */
export function GuideHeader() {
  const { safety } = useConfig().frontMatter as FrontMatter
  return <Header safety={safety} />
}

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
        <main id="content" className="home" tabIndex={-1} data-loading={words.search.loading}>
          <ReviewNotice page={page} />
          {children}
          <PageTools title={frontMatter.title} />
        </main>
        <StructuredData frontMatter={frontMatter} crumbs={[]} />
      </>
    )
  }

  const headings = [
    ...toc.filter(heading => heading.depth <= 3),
    ...(page.faq.length > 0 ? [{ id: 'faq', value: words.sections.faq, depth: 2 } as Heading] : [])
  ]
  const crumbs = breadcrumb(entries, pathname)
  const isTool = TOOL_PAGE.test(pathname)
  return (
    <>
      <div className="layout">
        <Sidebar entries={entries} current={pathname} />
        <main id="content" tabIndex={-1} data-loading={words.search.loading}>
          <Breadcrumb crumbs={crumbs} />
          {frontMatter.safety ? <ExitPage /> : null}
          <h1>{frontMatter.title}</h1>
          {page.answer ? null : <ReviewNotice page={page} />}
          {headings.length > 1 ? <TableOfContents headings={headings} /> : null}
          <div className={isTool ? 'prose tool' : 'prose'}>
            {children}
            <Faq entries={page.faq} />
            <RelatedPages pages={page.related} />
            <PageSources page={page} reviewed={frontMatter.reviewed} />
            {frontMatter.safety ? <KeepPage /> : null}
          </div>
          <PageTools
            title={frontMatter.title}
            safety={frontMatter.safety}
            asks={!frontMatter.safety && !LOOKED_UP.test(pathname)}
            isTool={isTool}
          />
          {isReadInOrder(pathname, page) ? <PreviousNext entries={entries} current={pathname} /> : null}
        </main>
      </div>
      <UrgentStrip />
      <StructuredData frontMatter={frontMatter} crumbs={crumbs} />
    </>
  )
}

/** Guides are read in order; elsewhere the related pages lead on better than the order of the files. */
function isReadInOrder(pathname: string, { related }: PageData): boolean {
  return pathname.includes('/guides') || related.length === 0
}

interface DataProps {
  frontMatter: FrontMatter
  /** Empty on the home page. */
  crumbs: SidebarEntry[]
}

/** Structured data for machines. At its end: near the questions and answers it repeats, it compresses better. */
function StructuredData({ frontMatter: { page, ...frontMatter }, crumbs }: DataProps) {
  const { language } = useLanguage()
  const structuredData = pageMetadata({
    language,
    path: usePagePath(),
    title: crumbs.length > 0 ? frontMatter.title : site.tagline[language],
    description: frontMatter.description,
    reviewed: frontMatter.reviewed,
    faq: page.faq,
    crumbs,
    sources: page.sources,
    contact: page.contact
  })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(structuredData) }} />
}
