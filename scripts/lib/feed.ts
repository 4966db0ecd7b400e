/** What changed for readers, as an Atom feed (RFC 4287) of one language. */
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import { messages } from '../../i18n/index.ts'
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import type { Change } from '../../rules/data/text-schemas.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'
import { fillPlaceholders, type ViewContext } from '../mdx/views.ts'

/** The URL path of a language's feed. */
export function feedPath(language: Language): string {
  return `/${language}/changes.xml`
}

/**
 * The feed, newest change first, without changes in the future.
 * @param today the day the site is built for
 * @throws if there is no past change, because a feed needs a date
 */
export function changesFeed(data: Data, language: Language, today: IsoDate): string {
  const changes = [...data.changes.values()]
    .filter(({ date }) => date <= today)
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
  const updated = changes.map(updatedOn).sort().at(-1)
  if (!updated) throw new Error('data/changes.yaml has no change on or before today.')
  const context: ViewContext = { data, language, today }
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">
  <id>tag:${site.tagAuthority}:${language}/changes</id>
  <title>${escape(messages(language).changesFeed)}</title>
  <updated>${moment(updated)}</updated>
  <author><name>${escape(site.name[language])}</name></author>
  <rights>${CONTENT_LICENCE.name}</rights>
  <link rel="license" href="${CONTENT_LICENCE.url}"/>
  <link rel="self" type="application/atom+xml" href="${absolute(feedPath(language))}"/>
  <link rel="alternate" type="text/html" hreflang="${LANGUAGE_TAGS[language]}" href="${absolute(`/${language}`)}"/>
${changes.map(change => entry(context, change)).join('\n')}
</feed>
`
}

function entry(context: ViewContext, change: Change): string {
  const { language } = context
  const [first, ...more] = change.pages.map(path => absolute(`/${language}${path}`))
  const words = (text: string) => escape(fillPlaceholders(context, text.trim()))
  return `  <entry>
    <id>tag:${site.tagAuthority}:${language}/${change.id}</id>
    <title>${words(change.title[language])}</title>
    <published>${moment(change.date)}</published>
    <updated>${moment(updatedOn(change))}</updated>
    <link rel="alternate" type="text/html" href="${first}"/>
${more.map(href => `    <link rel="related" type="text/html" href="${href}"/>\n`).join('')}    <summary>${words(change.text[language])}</summary>
  </entry>`
}

/** An entry that was corrected, or added late, is news on that day. */
function updatedOn({ date, corrected = date }: Change): IsoDate {
  return corrected > date ? corrected : date
}

const SYDNEY = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', timeZoneName: 'longOffset' })

/** Payments change at the start of a day in Canberra; a feed needs a time with its offset. */
function moment(date: IsoDate): string {
  // Midnight, or 1 am in summer; clocks change later in the day.
  const parts = SYDNEY.formatToParts(new Date(`${date}T00:00:00+10:00`))
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '')
  return `${date}T00:00:00${offset}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
