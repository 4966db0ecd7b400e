import { Head } from 'next/document'
import type { ReactElement } from 'react'
import { LANGUAGE_TAGS, languageOfPath } from '../../i18n/languages'
import boot from '../../.generated/boot.json'

/** What Next collects for a page; only the shape used here. */
interface DocumentFiles {
  allFiles: readonly string[]
}

/** The `lang` of a page's document; pages outside the two trees begin in English. */
export function documentLanguage(page: string): string {
  return LANGUAGE_TAGS[languageOfPath(page) ?? 'en']
}

/** Lists of every page, for a router that this site does without (see components/boot/no-manifest.ts). */
function isManifest(src: string): boolean {
  return /_(build|ssg)Manifest\.js$/.test(src)
}

/** What a page is as an app, in its language (scripts/build-app.ts). */
export function appManifest(page: string): string {
  return `/${languageOfPath(page) ?? 'en'}.webmanifest`
}

/** Are scripts held back until they are meant? Development mode is as Next has it. */
export const heldBack = process.env.NODE_ENV === 'production'

/**
 * Next's document head with its scripts held back: in production one small
 * deferred script carries the list of chunks and fetches them when the reader
 * first means to use something that needs React (see components/boot).
 */
export class IntentHead extends Head {
  override getPreloadMainLinks(files: DocumentFiles) {
    return heldBack ? [] : super.getPreloadMainLinks(files as never)
  }

  override getPreloadDynamicChunks() {
    return heldBack ? [] : super.getPreloadDynamicChunks()
  }

  override getDynamicChunks(files: DocumentFiles) {
    return heldBack ? [] : super.getDynamicChunks(files as never)
  }

  /** Every browser that can run the page's modules needs no polyfills. */
  override getPolyfillScripts() {
    return heldBack ? [] : super.getPolyfillScripts()
  }

  override getScripts(files: DocumentFiles) {
    const scripts = super.getScripts(files as never)
    if (!heldBack) return scripts
    const dynamic = (super.getDynamicChunks(files as never) ?? []) as (ReactElement<{ src?: string }> | null)[]
    const chunks = [...dynamic, ...scripts]
      .map(script => (script as ReactElement<{ src?: string }> | null)?.props.src)
      .filter(src => src && !isManifest(src))
    const base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
    return [
      <script key="boot" id="boot" defer src={`${base}${boot.page}`} data-chunks={chunks.join(' ')} data-later={`${base}${boot.saved}`} />
    ] as unknown as ReturnType<Head['getScripts']>
  }
}
