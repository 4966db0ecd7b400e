/** `npm run build` runs next-sitemap after the export; what is listed is decided in scripts/lib/sitemap.ts. */
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

const { absolute } = await tsImport('./components/layout/absolute.ts', import.meta.url)
const { sitemapEntries } = await tsImport('./scripts/lib/sitemap.ts', import.meta.url)

const out = join(import.meta.dirname, 'out')

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: absolute(''),
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  autoLastmod: false,
  // Next's own list has `_meta` and error pages in it, in an order that changes from build to build.
  exclude: ['*'],
  additionalPaths: async () => sitemapEntries(out)
}
