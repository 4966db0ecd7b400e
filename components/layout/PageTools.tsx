import { useConfig } from 'nextra-theme-docs'
import { site } from '../../site.config'
import { absolute } from './absolute'
import { usePagePath } from './page-path'
import { useLanguage } from './use-language'

interface Props {
  title: string
  /** A page about danger, crisis or violence. */
  safety?: boolean
}

/**
 * Improve, report, share, print. Each is a plain link that works without
 * JavaScript; printing has no plain form, so its button waits for the boot script.
 * A report goes by mail, which needs no account. The public form is for those who
 * have one; where it could harm to be seen asking, neither it nor the question whether
 * the page helped is there. The answer is a mail too: nothing counts who reads what.
 */
export function PageTools({ title, safety = false }: Props) {
  const pathname = usePagePath()
  const { filePath } = useConfig()
  const { words } = useLanguage()
  const address = encodeURIComponent(absolute(pathname))
  const answer = (word: string) => `mailto:${site.email}?subject=${encodeURIComponent(`${word}: ${pathname}`)}`
  const mail = `subject=${encodeURIComponent(title)}&body=${address}`
  return (
    <ul className="page-tools">
      <li>
        <a href={`${site.repository}/edit/main/${filePath}`}>{words.tools.suggest}</a>
      </li>
      <li>
        <a href={`mailto:${site.email}?${mail}`}>{words.tools.report}</a>
      </li>
      {safety ? null : (
        <>
          <li>
            <a href={`${site.repository}/issues/new?template=wrong.yml&page=${address}`}>{words.tools.reportPublic}</a>
          </li>
          <li>
            {words.tools.helpful} <a href={answer(words.tools.yes)}>{words.tools.yes}</a>{' · '}
            <a href={answer(words.tools.no)}>{words.tools.no}</a>
          </li>
        </>
      )}
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
