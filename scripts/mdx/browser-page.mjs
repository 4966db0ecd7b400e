/** The webpack loader of pages for browsers: webpack cannot load browser-page.ts itself. */
import { tsImport } from 'tsx/esm/api'

const { browserPage } = await tsImport('./browser-page.ts', import.meta.url)

export default function loadBrowserPage(source) {
  return browserPage(source, this.resourcePath)
}
