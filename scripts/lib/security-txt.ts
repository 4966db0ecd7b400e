/** Where to report a vulnerability (RFC 9116). */
import { LANGUAGES } from '../../i18n/languages.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'

/** Its path, at the root of the host even if the site has a base path. */
export const SECURITY_PATH = '/.well-known/security.txt'

/** Days. A site not built for so long should not be trusted; the standard allows a year. */
export const GOOD_FOR_DAYS = 180

/** The text of security.txt. @param today the day of the build, from which it expires */
export function securityText(today: IsoDate): string {
  return `${[
    `Contact: mailto:${site.email}`,
    `Policy: ${site.repository}/blob/main/SECURITY.md`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${site.url}${SECURITY_PATH}`,
    `Expires: ${addDays(today, GOOD_FOR_DAYS)}T00:00:00.000Z`
  ].join('\n')}\n`
}
