/** Where to report a weakness, for those who look where RFC 9116 says. */
import { LANGUAGES } from '../../i18n/languages.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'

/** Its address, at the root of the host whatever path the site is below. */
export const SECURITY_PATH = '/.well-known/security.txt'

/** A site that nobody has built for so long should not be believed; the standard allows a year. */
const GOOD_FOR_DAYS = 180

/** @param today for the day on which it ends */
export function securityText(today: IsoDate): string {
  return `${[
    `Contact: mailto:${site.email}`,
    `Policy: ${site.repository}/blob/main/SECURITY.md`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${site.url}${SECURITY_PATH}`,
    `Expires: ${addDays(today, GOOD_FOR_DAYS)}T00:00:00.000Z`
  ].join('\n')}\n`
}
