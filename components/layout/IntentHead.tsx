import { Head, type DocumentProps } from 'next/document'
import { LANGUAGE_TAGS, languageOfPath } from '../../i18n/languages'

/** The `lang` of a page's document; pages outside the two trees begin in English. */
export function documentLanguage(page: string): string {
  return LANGUAGE_TAGS[languageOfPath(page) ?? 'en']
}

/** The manifest of the installed app, in the page's language (scripts/build-app.ts). */
export function appManifest(page: string): string {
  return `/${languageOfPath(page) ?? 'en'}.webmanifest`
}

/** Whether scripts wait for intent. Development mode keeps Next's behaviour. */
export const loadsOnIntent = process.env.NODE_ENV === 'production'

/** Next's document head without its scripts: the boot script fetches them on intent (components/boot/intent.ts). */
class HeadWithoutScripts extends Head {
  override getScripts() {
    return []
  }

  /** Each stylesheet comes right after its own preload, which is redundant. */
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    return super.getCssLinks(files)?.filter(({ props }) => (props as { rel?: string }).rel !== 'preload') ?? null
  }

  override getDynamicChunks() {
    return []
  }

  /** No browser that can run the page's modules needs polyfills. */
  override getPolyfillScripts() {
    return []
  }
}

export const IntentHead = loadsOnIntent ? HeadWithoutScripts : Head

/** Addresses of the scripts that Next would put into a page's head, in their order. */
export function chunksOf({ assetPrefix = '', buildManifest, dynamicImports, __NEXT_DATA__ }: DocumentProps): string[] {
  const { pages, lowPriorityFiles } = buildManifest
  const files = [...dynamicImports, ...pages['/_app'], ...(pages[__NEXT_DATA__.page] ?? []), ...lowPriorityFiles]
  return (
    [...new Set(files)]
      // The lists of all pages are for a router that this site does without (components/boot/no-manifest.ts).
      .filter(file => file.endsWith('.js') && !/_(build|ssg)Manifest\.js$/.test(file))
      .map(file => `${assetPrefix}/_next/${encodeURI(file)}`)
  )
}
