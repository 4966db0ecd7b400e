import type { FrontMatter } from '../content/views'
import { site } from '../../site.config'
import { usePagePath } from './page-path'
import type { SidebarEntry } from './sidebar'
import { jsonForHtml, pageMetadata } from './structured-data'
import { useLanguage } from './use-language'

interface Props {
  frontMatter: FrontMatter
  /** Empty on the home page. */
  trail: SidebarEntry[]
}

/** What the page tells machines. At its end: near the questions and answers it repeats, it compresses better. */
export function StructuredData({ frontMatter: { page, ...frontMatter }, trail }: Props) {
  const { language } = useLanguage()
  const structuredData = pageMetadata({
    language,
    path: usePagePath(),
    title: trail.length > 0 ? frontMatter.title : site.tagline[language],
    description: frontMatter.description,
    reviewed: frontMatter.reviewed,
    faq: page.faq,
    trail,
    sources: page.sources,
    contact: page.contact
  })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(structuredData) }} />
}
