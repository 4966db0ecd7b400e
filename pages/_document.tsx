import Document, { Html, Main, NextScript, type DocumentContext } from 'next/document'
import { withBase } from '../components/layout/base-path'
import { appManifest, documentLanguage, heldBack, IntentHead } from '../components/layout/IntentHead'
import { previewDay, PreviewBar } from '../components/layout/PreviewBar'
import { withoutThemeScript } from '../components/layout/theme-script'

/** Sets the language of every exported file and holds React back until it is meant. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await Document.getInitialProps(context)
    // In development React compares, and would complain.
    return heldBack ? { ...initial, html: withoutThemeScript(initial.html) } : initial
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
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
