import { useLanguage } from '../layout/use-language'

/** Neutral, Australian, and plausible on anyone's screen. */
const NEUTRAL_ADDRESS = 'https://www.bom.gov.au/'

/**
 * The way out on pages where being seen could cause harm. A real link without
 * JavaScript; the boot script makes it leave the history and listens for Shift.
 */
export function ExitPage() {
  const { words } = useLanguage()
  return (
    <p className="exit">
      <a href={NEUTRAL_ADDRESS} rel="nofollow noreferrer" data-exit>
        {words.exit.link}
      </a>
      <small>{words.exit.hint}</small>
    </p>
  )
}
