import { formatHours } from '../../i18n/format'
import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import { CONTENT_LICENCE } from './licence'
import { SiteLink } from './SiteLink'
import { useLanguage } from './use-language'

/** Who we are, what this is not, and how it may be shared. */
export function Footer() {
  const { language, words } = useLanguage()
  const { days, from, to } = site.supportHours
  const hours = formatHours({ zone: 'Australia/Sydney', periods: [{ days: [...days], from, to }] }, language)
  const [before, after] = words.footer.rights.split(CONTENT_LICENCE.name)
  return (
    <footer className="site-footer">
      <div className="frame">
        <nav aria-label={words.footer.about}>
          <ul>
            <li>
              <SiteLink href={`/${language}/about`}>{words.footer.about}</SiteLink>
            </li>
            {Object.entries(STATIC_MESSAGES[language].footer).map(([path, title]) => (
              <li key={path}>
                <SiteLink href={`/${language}/${path}`}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p>{words.footer.disclaimer}</p>
        <p>
          {words.footer.support + words.punctuation.colon}
          <a translate="no" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          {words.punctuation.comma + hours}
        </p>
        <p>
          © {site.copyrightYear} {before}
          <a href={CONTENT_LICENCE.url} rel="license">
            {CONTENT_LICENCE.name}
          </a>
          {after}
        </p>
      </div>
    </footer>
  )
}
