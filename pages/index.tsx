import Head from 'next/head'
import boot from '../.generated/boot.json'
import { withBase } from '../components/layout/base-path'
import { Mark } from '../components/layout/Mark'
import { PlainHead } from '../components/layout/PlainHead'
import { UrgentStrip } from '../components/layout/UrgentStrip'
import { site } from '../site.config'
import '../components/layout/words/both'

/** The front door: two plain links. A returning reader is led on before anything is painted. */
export default function FrontPage() {
  return (
    <>
      <Head>
        <script src={withBase(boot.front)} data-base={withBase('')} />
      </Head>
      <PlainHead
        title={`${site.name.en} | ${site.name.zh}`}
        description={`${site.tagline.en}. ${site.tagline.zh}。`}
        path="/"
        indexed
      />
      <main id="content" className="plain-page two-languages">
        <h1 className="brand" aria-label={`${site.name.en} ${site.name.zh}`}>
          <Mark />
          <span>{site.name.en}</span> <span lang="zh-Hans">{site.name.zh}</span>
        </h1>
        <section>
          <h2>Plain answers in English</h2>
          <p>{site.tagline.en}.</p>
          <a className="choose" href={withBase('/en')} hrefLang="en-AU" data-language="en">
            English
          </a>
        </section>
        <section lang="zh-Hans">
          <h2>中文指南</h2>
          <p>{site.tagline.zh}。</p>
          <a className="choose" href={withBase('/zh')} hrefLang="zh-Hans" data-language="zh">
            中文
          </a>
        </section>
      </main>
      <UrgentStrip />
    </>
  )
}
