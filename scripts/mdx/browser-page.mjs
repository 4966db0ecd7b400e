/** The webpack loader of pages for browsers; see browser-page.ts, which webpack cannot load by itself. */
import { tsImport } from 'tsx/esm/api'

const { browserPage } = await tsImport('./browser-page.ts', import.meta.url)

export default function loadBrowserPage(source) {
  return browserPage(source, this.resourcePath)
}
