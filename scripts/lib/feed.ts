/** What changed for readers, as an Atom feed (RFC 4287) of one language. */
import { absolute } from '../../components/layout/absolute.ts'
import { messages } from '../../i18n/index.ts'
import { LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import type { Change } from '../../rules/data/schema.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'
import { fillPlaceholders, type ViewContext } from '../mdx/views.ts'

/** Where a language's feed is served. */
export function feedPath(language: Language): string {
  return `/${language}/changes.xml`
}

/**
 * The feed, newest change first. A change that is still to come is left out until its day.
 * @param today the day the site is built for
 * @throws where no change has come yet, for a feed needs a date of its own
 */
export function changesFeed(data: Data, language: Language, today: IsoDate): string {
  const changes = [...data.changes.values()]
    .filter(({ date }) => date <= today)
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
  const newest = changes[0]
  if (!newest) throw new Error('data/changes.yaml has no change on or before today.')
  const context: ViewContext = { data, language, today }
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAGS[language]}">
  <id>${absolute(feedPath(language))}</id>
  <title>${escape(messages(language).changesFeed)}</title>
  <updated>${moment(newest.date)}</updated>
  <author><name>${escape(site.name[language])}</name></author>
  <rights>CC BY 4.0</rights>
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
    <id>tag:${new URL(site.url).hostname},${change.date}:${language}/${change.id}</id>
    <title>${words(change.title[language])}</title>
    <updated>${moment(change.date)}</updated>
    <link rel="alternate" type="text/html" href="${first}"/>
${more.map(href => `    <link rel="related" type="text/html" href="${href}"/>\n`).join('')}    <summary>${words(change.text[language])}</summary>
  </entry>`
}

/** Payments change at the beginning of a day in Canberra; a feed wants a moment. */
function moment(date: IsoDate): string {
  return `${date}T00:00:00+10:00`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
