import exitScript from '../../.generated/exit-script.json'
import { withBase } from '../layout/base-path'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

/** Neutral, Australian, and plausible on anyone's screen. */
const NEUTRAL_ADDRESS = 'https://www.bom.gov.au/'

/**
 * The script of the exit links (components/boot/exit.ts), in the head of the page itself and before its style
 * sheet. A file of its own would come later than the paint, and so could a script beside the links: scripts wait
 * for the style sheets before them, and a press in between would leave the page in the history.
 */
export function ExitScript() {
  return <script dangerouslySetInnerHTML={{ __html: exitScript.code }} />
}

/**
 * The same way out for those who go by keyboard or switch: before the header, seen when it has the focus.
 * The first exit link of a page; it carries what the script needs to leave.
 */
export function ExitSkipLink() {
  const { language, words } = useLanguage()
  return (
    <a
      className="skip-link"
      href={NEUTRAL_ADDRESS}
      rel="nofollow noreferrer"
      data-exit
      data-home={withBase(`/${language}`)}
      data-loading={words.exit.loading}
    >
      {words.exit.skip}
    </a>
  )
}

/**
 * The way out on pages where being seen could cause harm. A real link without
 * JavaScript; the script makes it leave the history and listens for Shift, which
 * the three lights count.
 */
export function ExitPage() {
  const { language, words } = useLanguage()
  const { link, hint, limits, more, one, expired } = words.exit
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
          data-more={more}
          data-one={one}
          data-expired={expired}
        />
        <span className="exit-lights" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
      <p className="exit-limits" data-nosearch>
        <SiteLink href={`/${language}/about/privacy#leave-quickly`}>{limits}</SiteLink>
      </p>
    </>
  )
}
