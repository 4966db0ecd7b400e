import Document, { Html, Main, NextScript } from 'next/document'
import { withBase } from '../components/layout/base-path'
import { appManifest, documentLanguage, IntentHead } from '../components/layout/IntentHead'
import { previewDay, PreviewBar } from '../components/layout/PreviewBar'

/** Sets the language of every exported file and holds React back until it is meant. */
export default class SiteDocument extends Document {
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
