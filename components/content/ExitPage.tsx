import inlineScripts from '../../.generated/inline-scripts.json'
import { withBase } from '../layout/base-path'
import { SiteLink } from '../layout/SiteLink'
import { useLanguage } from '../layout/use-language'

/** Neutral, Australian, and plausible on anyone's screen. */
const NEUTRAL_ADDRESS = 'https://www.bom.gov.au/'

/** The quick exit's script (boot/quick-exit.ts), inline and before the stylesheet: it must run before the paint. */
export function ExitScript() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScripts.exit }} />
}

interface ExitSkipLinkProps {
  /** Only carries the script's data. */
  hidden?: boolean
}

/** The quick exit for keyboard and switch users: before the header, visible on focus. Carries the script's data. */
export function ExitSkipLink({ hidden }: ExitSkipLinkProps) {
  const { language, words } = useLanguage()
  return (
    <a
      className="skip-link"
      hidden={hidden}
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

interface PlainExitProps {
  className: string | undefined
  /** Whether the script is there (QuickExit.tsx). Before, and without JavaScript, it is a link like any other. */
  isLive: boolean
}

/** The quick exit of a tool, from its first screen on. The page itself works offline, as no crisis page does. */
export function PlainExit({ className, isLive }: PlainExitProps) {
  const { words } = useLanguage()
  return (
    <p className={className}>
      <a href={NEUTRAL_ADDRESS} rel="nofollow noreferrer" data-exit={isLive ? '' : undefined}>
        {words.exit.link}
      </a>
    </p>
  )
}

interface ExitPageProps {
  /** In a tool, React says what was deleted (QuickExit.tsx). */
  isTool?: boolean
}

/**
 * The quick exit: a plain link without JavaScript. The script also counts presses of Shift, shown by three lights, and
 * deletes what was kept.
 */
export function ExitPage({ isTool }: ExitPageProps) {
  const { language, words } = useLanguage()
  const { link, hint, keys, limits, more, one, expired, deleted } = words.exit
  return (
    <>
      <div className="exit">
        <a href={NEUTRAL_ADDRESS} rel="nofollow noreferrer" data-exit>
          {link}
        </a>{' '}
        <small>
          {hint} <span className="exit-keys">{keys}</span>
        </small>
        <span
          className="visually-hidden"
          role="status"
          data-presses="0"
          data-after0={expired}
          data-after1={more}
          data-after2={one}
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
      {isTool ? null : (
        <p className="exit-deleted" role="status" data-static data-nosearch>
          {deleted}
        </p>
      )}
    </>
  )
}
