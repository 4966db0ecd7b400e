import Document, { Html, Main, NextScript } from 'next/document'
import { documentLanguage, IntentHead } from '../components/layout/IntentHead'

/** Sets the language of every exported file and holds React back until it is meant. */
export default class SiteDocument extends Document {
  override render() {
    return (
      <Html lang={documentLanguage(this.props.__NEXT_DATA__.page)} dir="ltr">
        <IntentHead />
        <body id="top">
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
