import Head from 'next/head'
import boot from '../../.generated/boot.json'
import { withBase } from './base-path'
import { Mark } from './Mark'
import { PlainHead } from './PlainHead'
import { UrgentStrip } from './UrgentStrip'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../i18n/languages'
import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import './messages/both'
import plain from './plain-page.module.css'

function tagline(language: Language): string {
  return site.tagline[language] + { en: '.', zh: '。' }[language]
}

/** The front door: two plain links. A returning reader is led on before anything is painted. */
export function FrontPage() {
  return (
    <>
      <Head>
        <script src={withBase(boot.front)} />
      </Head>
      <PlainHead
        title={`${site.name.en} | ${site.name.zh}`}
        description={`${tagline('en')} ${tagline('zh')}`}
        path="/"
        indexed
      />
      <main id="content" className={`${plain.page} ${plain.twoLanguages}`}>
        <h1 className="brand" aria-label={`${site.name.en} ${site.name.zh}`}>
          <Mark />
          <span>{site.name.en}</span> <span lang="zh-Hans">{site.name.zh}</span>
        </h1>
        {LANGUAGES.map(language => {
          const { title, choose } = STATIC_MESSAGES[language].front
          const tag = LANGUAGE_TAGS[language]
          return (
            <section key={language} lang={tag}>
              <h2>{title}</h2>
              <p>{tagline(language)}</p>
              <a className={plain.choose} href={withBase(`/${language}`)} hrefLang={tag} data-language={language}>
                {choose}
              </a>
            </section>
          )
        })}
      </main>
      <UrgentStrip />
    </>
  )
}
