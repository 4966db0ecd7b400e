import { withDate } from '../../i18n/fill'
import { useLanguage } from '../layout/use-language'
import type { PageData } from './views'

const OFFICIAL = 'https://www.servicesaustralia.gov.au/'

/**
 * "These figures may be out of date": hidden until the day, shown by the boot
 * script from then on, even where the site was built before it.
 */
export function ReviewNotice({ page }: { page: PageData }) {
  const { words } = useLanguage()
  if (!page.reviewBy) return null
  const source = page.figures.find(({ nextChange }) => nextChange === page.reviewByText)?.source
  return (
    <div className="note note-changed review-notice" role="note" data-review-by={page.reviewBy} hidden={!page.due}>
      <p>
        {withDate(words.review.due, page.reviewByText ?? '') + words.review.check}
        <a href={source?.url ?? OFFICIAL}>{source?.title ?? words.review.official}</a>
      </p>
    </div>
  )
}
