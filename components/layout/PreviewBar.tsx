import { fill } from '../../i18n/fill'
import { formatDate } from '../../i18n/format'
import { languageOfPath, messages } from '../../i18n/index'

/** The day of a preview (`npm run preview -- --as-at`); a build for readers has none. */
export const previewDay = process.env.FOOTHOLD_PREVIEW

/** Says on every page of a preview which day it is built for, so that nobody takes it for the site. */
export function PreviewBar({ page }: { page: string }) {
  if (!previewDay) return null
  const language = languageOfPath(page) ?? 'en'
  return (
    <p className="note note-changed" role="note">
      {fill(messages(language).preview, { date: formatDate(previewDay, language) })}
    </p>
  )
}
