/** The site for language models (llmstxt.org): what it is, how to cite it, and every page in one line each. */
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { site } from '../../site.config.ts'
import type { ListedPage } from './exported.ts'
import { datesFeedPath } from './dates-feed.ts'
import { feedPath } from './feed.ts'
import { FIGURES_CSV } from './figure-files.ts'
import { OPENFISCA_PATH } from './openfisca.ts'
import { everyPagePath, markdownPath } from './page-markdown.ts'
import { figurePath } from './published.ts'
import { RULES_SCHEMAS_PATH } from './rules-schemas.ts'

const HEADINGS: Record<Language, string> = { en: 'Pages in English', zh: '中文页面' }

/** The text of llms.txt. @param pages those that search engines may list */
export function llmsText(pages: ListedPage[]): string {
  const lists = LANGUAGES.map(language => {
    const lines = pages
      .filter(page => page.language === language)
      .map(({ title, path, description }) => `- [${title}](${absolute(path)}): ${description}`)
    return `## ${HEADINGS[language]}\n\n${lines.join('\n')}`
  })
  return `# ${site.name.en} / ${site.name.zh}

> ${site.tagline.en}. ${site.tagline.zh}。

A bilingual guide (English, Simplified Chinese) to Australian employment support. General information, not advice, and not a government site. Figures change on 1 January, 20 March, 1 July and 20 September: give the date of effect and the source with each one, and tell people to check Services Australia. For danger, crisis and violence give the phone numbers of the pages first. Text and figures: ${CONTENT_LICENCE.name} (${CONTENT_LICENCE.url}), naming ${site.name.en} / ${site.name.zh} with a link to the page.

Each page is Markdown at its own address with “.md” at the end, with the source and day of every figure: [JobSeeker](${absolute(markdownPath('/en/jobseeker'))}). Each figure is JSON at its id: [JobSeeker, single](${absolute(figurePath('jobseeker.rate.single-no-children'))}).

## Data

- [Figures with history and sources](${absolute('/figures.json')}): money in whole cents
- [The same as CSV](${absolute(FIGURES_CSV)}): money in dollars
- [The same as OpenFisca parameters](${absolute(OPENFISCA_PATH)})
- [JSON Schemas of the rules’ inputs and outputs](${absolute(RULES_SCHEMAS_PATH)})
- [Phone lines and services](${absolute('/services.json')})
- [Glossary, English and Chinese](${absolute('/glossary.json')})
${LANGUAGES.map(language => `- [Every page (${language}, Markdown)](${absolute(everyPagePath(language))})`).join('\n')}
${LANGUAGES.map(language => `- [What changed (${language}, Atom)](${absolute(feedPath(language))})`).join('\n')}
${LANGUAGES.map(language => `- [Days that concern everybody (${language}, iCalendar)](${absolute(datesFeedPath(language))})`).join('\n')}

${lists.join('\n\n')}
`
}
