import { LANGUAGES, LANGUAGE_TAGS, messages } from '../../i18n'
import { STATIC_MESSAGES } from '../../i18n/static'
import { PlainFrame } from './PlainFrame'
import { SiteLink } from './SiteLink'

/** A page that says what went wrong, in one language after the other. */
export function ErrorPage({ error }: { error: 'notFound' | 'serverError' }) {
  const { title } = STATIC_MESSAGES.en[error]
  return (
    <PlainFrame title={title} description={title}>
      <main id="content" className="plain-page two-languages" tabIndex={-1}>
        {LANGUAGES.map((language, index) => {
          const Heading = index === 0 ? 'h1' : 'h2'
          const { title, body } = STATIC_MESSAGES[language][error]
          const { home, urgent } = messages(language)
          return (
            <section key={language} lang={LANGUAGE_TAGS[language]}>
              <Heading>{title}</Heading>
              <p>{body}</p>
              <p>
                <SiteLink href={`/${language}`}>{home}</SiteLink> ·{' '}
                <SiteLink href={`/${language}/helplines`}>{urgent.all}</SiteLink>
              </p>
            </section>
          )
        })}
      </main>
    </PlainFrame>
  )
}
