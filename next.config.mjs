import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'

const { remarkData } = await tsImport('./scripts/mdx/remark-data.ts', import.meta.url)
const { remarkLayout } = await tsImport('./scripts/mdx/remark-layout.ts', import.meta.url)
const { buildId } = await tsImport('./scripts/lib/build-id.ts', import.meta.url)
const { siteToday } = await tsImport('./scripts/lib/today.ts', import.meta.url)
const { keepTitlesOnly } = await tsImport('./scripts/mdx/page-map.ts', import.meta.url)

/** A fingerprint of data/: with the day, it keeps pages compiled with other figures out of the cache. */
function fingerprint(directory) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath ?? entry.path, entry.name)))
  }
  return hash.digest('hex').slice(0, 16)
}

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  autoImportThemeStyle: false,
  search: false,
  codeHighlight: false,
  staticImage: false,
  transformPageMap: keepTitlesOnly,
  mdxOptions: { remarkPlugins: [remarkData, remarkLayout] }
})

/** Parts of the theme that this site never renders; see docs/decisions/0003-weight.md. */
const unusedByTheme = [
  '@headlessui/react',
  'flexsearch',
  'next/image',
  'next/link',
  'nextra/components',
  'nextra/icons',
  'react-medium-image-zoom',
  'scroll-into-view-if-needed'
]

/** The interface words of a language as a file of their own, which every page of that language shares. */
const wordChunks = Object.fromEntries(
  ['en', 'zh'].map(language => {
    const test = new RegExp(String.raw`[\\/](i18n|i18n[\\/](offline|search)|layout[\\/]words)[\\/]${language}\.ts$`)
    return [`words-${language}`, { name: `words-${language}`, test, chunks: 'all', enforce: true, priority: 50 }]
  })
)

export default withNextra({
  output: 'export',
  i18n: { locales: ['en', 'zh'], defaultLocale: 'en' },
  images: { unoptimized: true },
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  generateBuildId: () => buildId(import.meta.dirname),
  // Bundled on the server too, or the stand-in below would hold in the browser alone.
  transpilePackages: ['next-themes'],
  // Guards against old paths in a router that this site does not use (components/layout/SiteLink.tsx).
  experimental: { clientRouterFilter: false },
  poweredByHeader: false,
  reactStrictMode: true,
  eslint: { ignoreDuringBuilds: true },
  webpack(config, { dev, isServer }) {
    config.resolve.extensionAlias = { '.js': ['.ts', '.tsx', '.js'] }
    for (const name of unusedByTheme) {
      config.resolve.alias[`${name}$`] = join(import.meta.dirname, 'components/layout/unused-by-theme.ts')
    }
    config.resolve.alias['next-themes$'] = join(import.meta.dirname, 'components/layout/one-theme.ts')
    if (!dev && !isServer) Object.assign(config.optimization.splitChunks.cacheGroups, wordChunks)
    if (!dev && typeof config.cache === 'object') {
      config.cache.version = `${config.cache.version}|${fingerprint(join(import.meta.dirname, 'data'))}|${siteToday()}`
    }
    return config
  }
})
