import Document, { Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document'
import inlineScripts from '../.generated/inline-scripts.json'
import { Banner } from '../components/layout/Banner'
import { withBase } from '../components/layout/base-path'
import { appManifest, chunksOf, documentLanguage, IntentHead, loadsOnIntent } from '../components/layout/IntentHead'
import { EMPTY_ROOT, outsideRoot } from '../components/layout/next-root'
import { previewDay, PreviewBar } from '../components/layout/PreviewBar'
import { withoutThemeScript, withoutThemeStyle } from '../components/layout/theme-code'

interface PageProps extends DocumentInitialProps {
  /** The page as it was rendered. */
  page: string
}

/** Stands the page beside Next's root, not in it: React hydrates its islands, and has no hold on the rest. */
export default class SiteDocument extends Document<Pick<PageProps, 'page'>> {
  static override async getInitialProps(context: DocumentContext): Promise<PageProps> {
    const initial = await Document.getInitialProps(context)
    const { html, head } = initial
    return { ...initial, head: withoutThemeStyle(head), html: EMPTY_ROOT, page: withoutThemeScript(outsideRoot(html)) }
  }

  override render() {
    const { page } = this.props.__NEXT_DATA__
    return (
      <Html lang={documentLanguage(page)} dir="ltr" data-as-at={previewDay}>
        <IntentHead>
          {/* Also where the host sends no headers of ours. */}
          <meta name="referrer" content="no-referrer" />
          <link rel="manifest" href={withBase(appManifest(page))} />
          <link rel="apple-touch-icon" href={withBase('/icons/apple-touch-icon.png')} />
        </IntentHead>
        <body id="top">
          <PreviewBar page={page} />
          <Banner page={page} html={this.props.page} />
          <div dangerouslySetInnerHTML={{ __html: this.props.page }} />
          <Main />
          <NextScript />
          {loadsOnIntent ? (
            <script
              id="boot"
              data-chunks={chunksOf(this.props).join(' ')}
              dangerouslySetInnerHTML={{ __html: inlineScripts.boot }}
            />
          ) : null}
        </body>
      </Html>
    )
  }
}
