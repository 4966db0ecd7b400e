import { useRouter } from 'next/router'
import { useConfig } from 'nextra-theme-docs'
import { site } from '../../site.config'
import { absolute } from './absolute'
import { useLanguage } from './use-language'

/**
 * Improve, report, share, print. Each is a plain link that works without
 * JavaScript; printing has no plain form, so its button waits for the boot script.
 */
export function PageTools({ title }: { title: string }) {
  const { pathname } = useRouter()
  const { filePath } = useConfig()
  const { words } = useLanguage()
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(absolute(pathname))}`
  return (
    <ul className="page-tools">
      <li>
        <a href={`${site.repository}/edit/main/${filePath}`}>{words.tools.suggest}</a>
      </li>
      <li>
        <a href={`mailto:${site.email}?${mail}`}>{words.tools.report}</a>
      </li>
      <li>
        <a href={`mailto:?${mail}`} data-share>
          {words.tools.share}
        </a>{' '}
        <span role="status" data-copied hidden>
          {words.tools.copied}
        </span>
      </li>
      <li data-print hidden>
        <button type="button">{words.tools.print}</button>
      </li>
    </ul>
  )
}
