import { STATIC_MESSAGES } from '../../i18n/static'
import { useLanguage } from '../layout/use-language'
import { SiteLink } from '../layout/SiteLink'

interface Props {
  /** Answers that every reader of the page would give, as in the address of the interview: `happened=baby`. */
  from?: string
}

/** From a page about a payment to the interview that looks at all of them. */
export function AmIEligible({ from }: Props) {
  const { language } = useLanguage()
  const { eligible } = STATIC_MESSAGES[language]
  const href = `/${language}/calculators/what-can-i-get${from ? `#${from}` : ''}`
  return (
    <p>
      {eligible.question} <SiteLink href={href}>{eligible.link}</SiteLink> {eligible.after}
    </p>
  )
}
