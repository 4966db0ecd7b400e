import Document, { Html, Main, NextScript } from 'next/document'
import { withBase } from '../components/layout/base-path'
import { appManifest, documentLanguage, IntentHead } from '../components/layout/IntentHead'

/** Sets the language of every exported file and holds React back until it is meant. */
export default class SiteDocument extends Document {
  override render() {
    const { page } = this.props.__NEXT_DATA__
    return (
      <Html lang={documentLanguage(page)} dir="ltr">
        <IntentHead>
          <link rel="manifest" href={withBase(appManifest(page))} />
          <link rel="apple-touch-icon" href={withBase('/icons/apple-touch-icon.png')} />
        </IntentHead>
        <body id="top">
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
