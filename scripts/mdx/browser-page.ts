/**
 * The module of a page for browsers. The page itself stands in its document, and no browser draws it again:
 * what is sent are the words of its language and, where it has a calculator, the calculator with its data.
 */
import { dirname, join, relative, sep } from 'node:path'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { languageOfPath, type Language } from '../../i18n/languages.ts'
import { loadData } from '../../rules/data/load.ts'
import { siteToday } from '../lib/today.ts'
import { CALCULATOR_PAGES, calculatorData, type CalculatorPage } from './calculators.ts'
import { pathOfFile } from './page-path.ts'

const COMPONENTS = join(import.meta.dirname, '..', '..', 'components')

/** The calculators that an MDX page names. Only a page that has the word is parsed: hundreds have none. */
function calculatorsOf(source: string, file: string): CalculatorPage[] {
  if (!file.endsWith('.mdx') || !source.includes('Calculator')) return []
  const tree: Root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source)
  const found: CalculatorPage[] = []
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    const calculator = CALCULATOR_PAGES[name ?? '']
    if (calculator) found.push(calculator)
  })
  return found
}

/** How the definition of `rent-assistance` is called in its module. */
function exportName(id: string): string {
  return id.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
}

/**
 * What a calculator works with in the browser: no words of its worked examples, which stand in the document, nor
 * what only lists of all services show.
 */
function dataOf(calculator: CalculatorPage, language: Language): unknown {
  const data = calculatorData({ data: loadData(), language, today: siteToday() }, calculator)
  const { words, sources, call } = data
  return {
    ...data,
    words: { ...words, examples: undefined, form: { ...words.form, noScript: undefined } },
    // An id only leads from a figure to its source.
    sources: sources.map((source, place) => ({ ...source, id: String(place) })),
    call: call.map(service => ({
      ...service,
      status: undefined,
      checked: undefined,
      needs: undefined,
      states: undefined
    }))
  }
}

/** @param source the page as it was written @param file where it stands, below pages/ @returns an ES module */
export function browserPage(source: string, file: string): string {
  const language = languageOfPath(pathOfFile(file))
  const pathTo = (...path: string[]) =>
    JSON.stringify(relative(dirname(file), join(COMPONENTS, ...path)).split(sep).join('/'))
  const calculators = calculatorsOf(source, file).map(calculator => {
    const { id } = calculator.definition
    return [
      `import { registerCalculator } from ${pathTo('calculators', 'LiveCalculator')}`,
      `import { ${exportName(id)} } from ${pathTo('calculators', 'definitions', id)}`,
      `registerCalculator(${exportName(id)}, ${JSON.stringify(dataOf(calculator, language ?? 'en'))})`
    ].join('\n')
  })
  return [
    // Pages outside the two trees speak both languages.
    `import ${pathTo('layout', 'words', language ?? 'both')}`,
    ...calculators,
    // Next asks every page for a component; in the browser none is drawn (pages/_app.tsx).
    'export default () => null\n'
  ].join('\n')
}
