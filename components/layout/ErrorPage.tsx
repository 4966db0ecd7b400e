import { LANGUAGES, LANGUAGE_TAGS, messages } from '../../i18n'
import { STATIC_MESSAGES } from '../../i18n/static'
import { PlainFrame } from './PlainFrame'
import { SiteLink } from './SiteLink'
import plain from './plain-page.module.css'

/** A page that says what went wrong, in both languages. */
export function ErrorPage({ error }: { error: 'notFound' | 'serverError' }) {
  const { title } = STATIC_MESSAGES.en[error]
  return (
    <PlainFrame title={title} description={title}>
      <main id="content" className={`${plain.page} ${plain.twoLanguages}`} tabIndex={-1}>
        {LANGUAGES.map((language, index) => {
          const Heading = index === 0 ? 'h1' : 'h2'
          const { title, body } = STATIC_MESSAGES[language][error]
          const { home, search, urgent } = messages(language)
          const ways = { '': home, '/search': search.label, '/helplines': urgent.all }
          return (
            <section key={language} lang={LANGUAGE_TAGS[language]}>
              <Heading>{title}</Heading>
              <p>{body}</p>
              <ul className="task-list">
                {Object.entries(ways).map(([path, name]) => (
                  <li key={path}>
                    <SiteLink href={`/${language}${path}`}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </main>
    </PlainFrame>
  )
}
