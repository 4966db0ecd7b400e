import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'

const { remarkData } = await tsImport('./scripts/mdx/remark-data.ts', import.meta.url)
const { remarkLayout } = await tsImport('./scripts/mdx/remark-layout.ts', import.meta.url)
const { buildId } = await tsImport('./scripts/lib/build-id.ts', import.meta.url)
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

/** What every calculator needs, in one file: in several it would be larger. */
const calculatorChunk = {
  name: 'calculators',
  chunks: ({ name }) => /^pages[\\/]..[\\/]calculators[\\/]/.test(name ?? ''),
  // Four calculators in two languages.
  minChunks: 8,
  enforce: true,
  priority: 40
}

/**
 * Tells the browser that a script's functions are called as soon as it is there: Chromium then compiles them
 * where it reads them, beside the page's own thread, and not one by one when each is called.
 */
function compileAhead({ BannerPlugin, Compilation }) {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Comments written sooner are minified away.
    stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
  })
}

/** Leaves out of webpack what only a server or a second build would use (docs/decisions/0010-build.md). */
function buildLeanly(config) {
  config.cache = false
  config.plugins = config.plugins.filter(plugin => plugin.constructor.name !== 'TraceEntryPointsPlugin')
}

/** Browsers get of a page only what its islands need: its text stands in its document (scripts/mdx/browser-page.ts). */
function sendNoPageTwice(config) {
  const loader = join(import.meta.dirname, 'scripts/mdx/browser-page.mjs')
  // Sign-in pages register their islands themselves (components/auth/auth-route.tsx).
  config.module.rules.push({
    test: /\.tsx$/,
    include: join(import.meta.dirname, 'pages'),
    exclude: [/[\\/]_app\.tsx$/, /[\\/]auth[\\/]/],
    use: loader
  })
  for (const rule of config.module.rules.flatMap(rule => rule.oneOf ?? rule)) {
    const loaders = [rule.use].flat().filter(Boolean)
    const nextra = loaders.find(({ loader }) => loader === 'nextra/loader')
    if (nextra?.options.isPageImport) nextra.loader = loader
    // There it only brings the theme, which draws nothing in a browser.
    else if (nextra && rule.test?.test(join('pages', '_app.tsx'))) rule.use = loaders.filter(loader => loader !== nextra)
  }
}

export default withNextra({
  output: 'export',
  i18n: { locales: ['en', 'zh'], defaultLocale: 'en' },
  images: { unoptimized: true },
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  generateBuildId: () => buildId(import.meta.dirname),
  // Bundled on the server too, or the stand-in below would hold in the browser alone.
  transpilePackages: ['next-themes'],
  experimental: {
    // Guards against old paths in a router that this site does not use (components/layout/SiteLink.tsx).
    clientRouterFilter: false,
    // The rest is for time and memory of a build of thousands of pages: docs/decisions/0010-build.md.
    cpus: availableParallelism(),
    serverMinification: false,
    webpackBuildWorker: true,
    webpackMemoryOptimizations: true
  },
  // What a server would need beside its pages; this site has none.
  outputFileTracingExcludes: { '**': ['**'] },
  // `npm test` checks types, of the tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  eslint: { ignoreDuringBuilds: true },
  webpack(config, { dev, isServer, webpack }) {
    config.resolve.extensionAlias = { '.js': ['.ts', '.tsx', '.js'] }
    for (const name of unusedByTheme) {
      config.resolve.alias[`${name}$`] = join(import.meta.dirname, 'components/layout/unused-by-theme.ts')
    }
    config.resolve.alias['next-themes$'] = join(import.meta.dirname, 'components/layout/one-theme.ts')
    config.module.rules.push({
      test: /nextra[\\/]dist[\\/]client[\\/]normalize-pages\.js$/,
      loader: join(import.meta.dirname, 'scripts/mdx/plain-order.mjs')
    })
    if (!dev && !isServer) {
      Object.assign(config.optimization.splitChunks.cacheGroups, wordChunks, { calculators: calculatorChunk })
      config.plugins.push(compileAhead(webpack))
      sendNoPageTwice(config)
    }
    if (!dev) buildLeanly(config)
    return config
  }
})
