import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'

const { remarkData } = await tsImport('./scripts/mdx/remark-data.ts', import.meta.url)
const { remarkLayout } = await tsImport('./scripts/mdx/remark-layout.ts', import.meta.url)
const { buildId } = await tsImport('./scripts/lib/build-id.ts', import.meta.url)
const { DAYS_TOOLS } = await tsImport('./scripts/lib/days-tools.ts', import.meta.url)
const { CALCULATOR_PAGES } = await tsImport('./components/calculators/pages.ts', import.meta.url)
const { keepMenuTitles } = await tsImport('./scripts/mdx/page-map.ts', import.meta.url)

const withNextra = nextra({
  theme: 'nextra-theme-docs',
  themeConfig: './theme.config.tsx',
  autoImportThemeStyle: false,
  search: false,
  codeHighlight: false,
  staticImage: false,
  transformPageMap: keepMenuTitles,
  mdxOptions: { remarkPlugins: [remarkData, remarkLayout] }
})

/** The messages of a language as a file of their own, which every page of that language shares. */
const messageChunks = Object.fromEntries(
  ['en', 'zh'].map(language => {
    const test = new RegExp(String.raw`[\\/](i18n|i18n[\\/](offline|search)|layout[\\/]messages)[\\/]${language}\.ts$`)
    return [`messages-${language}`, { name: `messages-${language}`, test, chunks: 'all', enforce: true, priority: 50 }]
  })
)

/** The interview has its own, most of which comes later (components/what-can-i-get/load.ts). */
const TOOL_PAGES = /^pages[\\/]..[\\/]calculators[\\/](?!what-can-i-get)/
const DAYS_PAGES = new RegExp(String.raw`[\\/](?:${DAYS_TOOLS.join('|')})$`)
/** Each tool is a page in two languages. */
const DAYS = DAYS_TOOLS.length * 2
const CALCULATORS = CALCULATOR_PAGES.length * 2

/** @param belongs whether a page of a tool takes part @param minChunks how many such pages need the same module */
function toolChunk(name, priority, minChunks, belongs) {
  const chunks = ({ name: page = '' }) => TOOL_PAGES.test(page) && belongs(page)
  return [name, { name, chunks, minChunks, enforce: true, priority }]
}

/**
 * What all tools need, and what each of their two sorts does, in one file each: in several they would be larger.
 */
const toolChunks = Object.fromEntries([
  toolChunk('tools', 40, DAYS + CALCULATORS, () => true),
  toolChunk('days', 30, DAYS, page => DAYS_PAGES.test(page)),
  toolChunk('calculators', 30, CALCULATORS, page => !DAYS_PAGES.test(page))
])

/** Their styles are in one file: each sheet is a request before the page can be read. */
const toolStyles = { ...toolChunk('tools', 60, CALCULATORS, () => true)[1], type: 'css/mini-extract' }

/** Browsers get only what a page's islands need: its text is in its document (scripts/mdx/browser-page.ts). */
function sendIslandsOnly(config) {
  const loader = join(import.meta.dirname, 'scripts/mdx/browser-page.mjs')
  // Sign-in pages register their islands themselves (components/auth/auth-route.tsx).
  config.module.rules.push({
    test: /\.tsx$/,
    include: join(import.meta.dirname, 'pages'),
    exclude: [/[\\/]_app\.tsx$/, /[\\/]auth[\\/]/],
    use: loader
  })
  const rules = config.module.rules.flatMap(rule => rule.oneOf ?? rule)
  const loadersOf = rule => [rule.use].flat().filter(Boolean)
  const pages = rules.flatMap(loadersOf).find(({ options }) => options?.isPageImport)
  if (pages?.loader !== 'nextra/loader') throw new Error('Nextra loads pages in another way: see docs/upgrades.md.')
  pages.loader = loader
  for (const rule of rules) {
    const nextra = loadersOf(rule).find(({ loader }) => loader === 'nextra/loader')
    // Around _app.tsx it only imports the theme, which renders nothing in a browser.
    if (nextra && rule.test?.test(join('pages', '_app.tsx')))
      rule.use = loadersOf(rule).filter(loader => loader !== nextra)
  }
}

/** What a server would need of each page: nearly a third of a build's processor time, and this site has no server. */
function leaveOutTraces(config) {
  const others = config.plugins.filter(plugin => plugin.constructor.name !== 'TraceEntryPointsPlugin')
  if (others.length === config.plugins.length) throw new Error('Next traces in another way: see docs/upgrades.md.')
  config.plugins = others
}

export default withNextra({
  output: 'export',
  i18n: { locales: ['en', 'zh'], defaultLocale: 'en' },
  images: { unoptimized: true },
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  // Nextra adds mdx. Without `ts`, each _meta.ts is no page of its own. The kit is a page for development alone.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['tsx', 'dev.ts'] : ['tsx'],
  generateBuildId: () => buildId(import.meta.dirname),
  // For the mail that reports a problem; no script of a page has it.
  env: { FOOTHOLD_BUILD: buildId(import.meta.dirname) },
  experimental: {
    // Guards against old paths in a router that this site does not use (components/layout/SiteLink.tsx).
    clientRouterFilter: false,
    // The rest saves time and memory in a build of thousands of pages: docs/decisions/0010-build.md.
    cpus: availableParallelism(),
    serverMinification: false,
    webpackBuildWorker: true,
    webpackMemoryOptimizations: true
  },
  // The same for Next's own server.
  outputFileTracingExcludes: { '**': ['**'] },
  // `npm test` checks types, of the tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  eslint: { ignoreDuringBuilds: true },
  webpack(config, { dev, isServer, nextRuntime }) {
    config.resolve.extensionAlias = { '.js': ['.ts', '.tsx', '.js'] }
    if (!isServer) sendIslandsOnly(config)
    if (!dev && nextRuntime === 'nodejs') leaveOutTraces(config)
    if (!dev && !isServer) {
      Object.assign(config.optimization.splitChunks.cacheGroups, messageChunks, toolChunks, { toolStyles })
    }
    if (dev) {
      // An edited figure shows on the pages that are open.
      const loader = join(import.meta.dirname, 'scripts/mdx/watch-data.mjs')
      config.module.rules.push({ test: /\.mdx$/, use: loader })
      const kit = join(import.meta.dirname, 'tests/support/kit')
      config.module.rules.push({ test: join(kit, 'data.ts'), use: join(kit, 'data-loader.mjs') })
    }
    // Its disk cache is void each day, and writing it took a fifth of compiling (docs/decisions/0010-build.md).
    if (!dev) config.cache = false
    return config
  }
})
