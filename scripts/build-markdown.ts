/** Writes every page that search engines may list as Markdown beside its document, and all of a language in one file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../i18n/languages.ts'
import { handleHelp } from './lib/cli.ts'
import { listedPages } from './lib/exported.ts'
import { everyPageIndex, everyPagePath, everyPageText, markdownPath, pageMarkdown } from './lib/page-markdown.ts'
import { OUT, write } from './lib/paths.ts'
import { isSearched } from './search/extract.ts'

handleHelp(
  'build-markdown: write every page as Markdown into out/, with out/llms-full.txt and one file for each language'
)

const pages = listedPages(OUT)
for (const language of LANGUAGES) {
  const texts = pages
    .filter(page => page.language === language)
    .map(page => ({
      ...page,
      markdown: pageMarkdown({ ...page, language }, readFileSync(join(OUT, page.file), 'utf8'))
    }))
  for (const { path, markdown } of texts) write(`out${markdownPath(path)}`, markdown)
  // The lists of every figure and source are published as data.
  const searched = texts.filter(({ path }) => isSearched(path.slice(language.length + 1)))
  write(`out${everyPagePath(language)}`, everyPageText(language, searched))
}
write('out/llms-full.txt', everyPageIndex())
