import { useConfig } from 'nextra-theme-docs'
import type { FrontMatter } from '../content/views'
import { Header } from './Header'

/** The header of an MDX page: its front matter says whether it is an exit page. */
export function GuideHeader() {
  const { safety } = useConfig().frontMatter as FrontMatter
  return <Header safety={safety} />
}
