/**
 * The module of an MDX page for browsers. The page itself stands in its document, and no browser draws it again:
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

/** The calculators that a page names. Only a page that has the word is parsed: hundreds have none. */
function calculatorsOf(source: string): CalculatorPage[] {
  if (!source.includes('Calculator')) return []
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

function dataOf(calculator: CalculatorPage, language: Language): unknown {
  return calculatorData({ data: loadData(), language, today: siteToday() }, calculator)
}

/** @param source the page as it was written @param file where it stands @returns an ES module */
export function browserPage(source: string, file: string): string {
  const language = languageOfPath(pathOfFile(file))
  const pathTo = (...path: string[]) =>
    JSON.stringify(relative(dirname(file), join(COMPONENTS, ...path)).split(sep).join('/'))
  // Next asks every page for a component; in the browser none is drawn (pages/_app.tsx).
  const page = 'export default () => null\n'
  if (!language) return page
  const calculators = calculatorsOf(source).map(calculator => {
    const { id } = calculator.definition
    return [
      `import { registerCalculator } from ${pathTo('calculators', 'LiveCalculator')}`,
      `import { ${exportName(id)} } from ${pathTo('calculators', 'definitions', id)}`,
      `registerCalculator(${exportName(id)}, ${JSON.stringify(dataOf(calculator, language))})`
    ].join('\n')
  })
  return [`import ${pathTo('layout', 'words', language)}`, ...calculators, page].join('\n')
}
