import { useConfig } from 'nextra-theme-docs'
import boot from '../../.generated/boot.json'
import { STATIC_MESSAGES } from '../../i18n/static'
import { site } from '../../site.config'
import { absolute } from './absolute'
import { withBase } from './base-path'
import { usePagePath } from './page-path'
import { useLanguage } from './use-language'

/**
 * Improve, report, share, print: plain links and mail links, with the address of the mail beside them for a device without a mail program; only printing
 * needs a script, which loads on first use (components/share/script). An exit page has no
 * public form and does not ask whether it helped, because being seen asking could cause harm.
 */
export function PageTools({ title, safety = false }: { title: string; safety?: boolean }) {
  const pathname = usePagePath()
  const { filePath } = useConfig()
  const { language, words } = useLanguage()
  const address = encodeURIComponent(absolute(pathname))
  const answer = (word: string) => `mailto:${site.email}?subject=${encodeURIComponent(`${word}: ${pathname}`)}`
  const mail = `subject=${encodeURIComponent(title)}&body=${address}`
  return (
    <ul
      className="page-tools"
      data-script={withBase(boot.pageTools)}
      data-failed={STATIC_MESSAGES[language].pageTools.failed}
    >
      <li>
        <a href={`${site.repository}/edit/main/${filePath}`}>{words.tools.suggest}</a>
      </li>
      <li>
        <a href={`mailto:${site.email}?${mail}`}>{words.tools.report}</a> <span translate="no">{site.email}</span>
      </li>
      {safety ? null : (
        <>
          <li>
            <a href={`${site.repository}/issues/new?template=wrong.yml&page=${address}`}>{words.tools.reportPublic}</a>
          </li>
          <li>
            {words.tools.helpful} <a href={answer(words.tools.yes)}>{words.tools.yes}</a>
            {' · '}
            <a href={answer(words.tools.no)}>{words.tools.no}</a> <span translate="no">{site.email}</span>
          </li>
        </>
      )}
      <li data-share>
        <a href={`mailto:?${mail}`}>{words.tools.share}</a> <span role="status" />
      </li>
      <li data-print>
        <button type="button">{words.tools.print}</button> <span role="status" />
      </li>
    </ul>
  )
}
