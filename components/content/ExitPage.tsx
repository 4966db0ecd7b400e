import boot from '../../.generated/boot.json'
import { withBase } from '../layout/base-path'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

/** Neutral, Australian, and plausible on anyone's screen. */
const NEUTRAL_ADDRESS = 'https://www.bom.gov.au/'

/** The same way out for those who go by keyboard or switch: before the header, seen when it has the focus. */
export function ExitSkipLink() {
  const { words } = useLanguage()
  return (
    <a className="skip-link" href={NEUTRAL_ADDRESS} rel="nofollow noreferrer" data-exit>
      {words.exit.skip}
    </a>
  )
}

/**
 * The way out on pages where being seen could cause harm. A real link without
 * JavaScript; its script makes it leave the history and listens for Shift, which
 * the three lights count.
 */
export function ExitPage() {
  const { language, words } = useLanguage()
  const { link, hint, limits, more, one, expired, loading } = words.exit
  return (
    <>
      <div className="exit">
        <a href={NEUTRAL_ADDRESS} rel="nofollow noreferrer" data-exit>
          {link}
        </a>
        <small>{hint}</small>
        <span
          className="visually-hidden"
          role="status"
          data-away={NEUTRAL_ADDRESS}
          data-home={withBase(`/${language}`)}
          data-more={more}
          data-one={one}
          data-expired={expired}
          data-loading={loading}
        />
        <span className="exit-lights" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <script defer src={withBase(boot.safety)} />
      </div>
      <p className="exit-limits" data-nosearch>
        <SiteLink href={`/${language}/about/privacy#leave-quickly`}>{limits}</SiteLink>
      </p>
    </>
  )
}
