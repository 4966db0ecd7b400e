import { useConfig } from 'nextra-theme-docs'
import type { FrontMatter } from '../content/views'
import { Header } from './Header'

/** The header of a page of the guide, which knows from its front matter whether the reader may have to leave at once. */
export function GuideHeader() {
  const { safety } = useConfig().frontMatter as FrontMatter
  return <Header safety={safety} />
}
