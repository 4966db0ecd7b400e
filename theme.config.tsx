import type { DocsThemeConfig } from 'nextra-theme-docs'
import { mdxComponents } from './components/content/mdx-components'
import { Footer } from './components/layout/Footer'
import { PageHead } from './components/layout/PageHead'
import { GuideHeader, PageWrapper } from './components/layout/PageWrapper'
import { site } from './site.config'

/**
 * The theme supplies routing, page maps and context; every part that a reader
 * sees is ours, so that it works before and without JavaScript.
 */
const config: DocsThemeConfig = {
  darkMode: false,
  nextThemes: { forcedTheme: 'light' },
  color: { hue: 168, saturation: 73 },
  backgroundColor: { light: '251,250,246' },
  docsRepositoryBase: `${site.repository}/blob/main`,
  gitTimestamp: null,
  sidebar: { defaultMenuCollapseLevel: 2 },
  head: PageHead,
  navbar: { component: GuideHeader },
  footer: { component: Footer },
  // The theme's type takes only components without props.
  components: { ...mdxComponents, wrapper: PageWrapper } as unknown as DocsThemeConfig['components']
}

export default config
