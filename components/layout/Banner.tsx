import inlineScripts from '../../.generated/inline-scripts.json'
import { languageOfPath, messages } from '../../i18n/index'
import { site, type Banner as BannerContent } from '../../site.config'

interface Props {
  /** Its path. */
  page: string
  /** As it was rendered: nothing comes before the exit of a safety page. */
  html: string
  banner?: BannerContent | undefined
}

/** A message above every page, where the deployment has one; it is there without JavaScript too, but cannot be closed. */
export function Banner({ page, html, banner = site.banner }: Props) {
  if (!banner || html.includes('data-exit')) return null
  const language = languageOfPath(page) ?? 'en'
  return (
    <>
      <aside className="note note-changed" data-banner={banner.id}>
        <p>{banner.text[language]}</p>
        <button type="button" className="quiet" hidden>
          {messages(language).account.close}
        </button>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: inlineScripts.banner }} />
    </>
  )
}
