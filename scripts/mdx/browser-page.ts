/**
 * The module of a page for browsers. The page's text is already in its document, so the module only has the messages of
 * its language and, on a calculator's page, the calculator or the interview with its data.
 */
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { calculatorPage, type CalculatorPage } from '../../components/calculators/pages.ts'
import type { DaysData } from '../../components/days/types.ts'
import { languageOfPath, type Language } from '../../i18n/languages.ts'
import { calculatorData } from './calculators.ts'
import { daysData } from './days/index.ts'
import { interviewData } from './household.ts'
import { importPath, pathOfFile, siteData, siteDay } from './site.ts'
import { stylesOf } from './styled.ts'
import { withoutLists } from './views.ts'

/** The ids that a component of an MDX page names. Only pages with the word are parsed; hundreds do not have it. */
function idsOf(component: string, source: string, file: string): string[] {
  if (!file.endsWith('.mdx') || !source.includes(`<${component} `)) return []
  const tree: Root = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(source)
  const found: string[] = []
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    if (name !== component) return
    const [id] = attributes.flatMap(each => (each.type === 'mdxJsxAttribute' && each.name === 'id' ? [each.value] : []))
    found.push(String(id))
  })
  return found
}

/** Whether a page has the interview. */
function hasInterview(source: string, file: string): boolean {
  return file.endsWith('.mdx') && /^<WhatCanIGet \/>$/m.test(source)
}

/**
 * The data of a calculator in the browser, without the messages of its worked examples, which are in the document, and
 * without fields that only lists of all services show.
 */
function dataOf(calculator: CalculatorPage, language: Language): unknown {
  const data = calculatorData({ data: siteData(), language, today: siteDay() }, calculator)
  const { words, call } = data
  return {
    ...data,
    words: { ...words, examples: undefined, form: { ...words.form, noScript: undefined } },
    call: call.map(withoutLists)
  }
}

/** The data of a tool without the messages of its examples and those for a page without JavaScript. */
function inBrowser({ words, own, ...data }: DaysData): unknown {
  return {
    ...data,
    own: { ...own, examples: undefined, questions: undefined },
    words: { ...words, form: { ...words.form, noScript: undefined }, days: { ...words.days, examples: undefined } }
  }
}

/** @param source the text of the page @param file its path @returns an ES module */
export function browserPage(source: string, file: string): string {
  const language = languageOfPath(pathOfFile(file))
  const pathTo = (...path: string[]) => JSON.stringify(importPath(file, ...path))
  const calculators = idsOf('Calculator', source, file).map(named => {
    const calculator = calculatorPage(named)
    const { id } = calculator.definition
    // `rent-assistance` is exported as `rentAssistance`.
    const name = id.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
    return [
      `import { registerCalculator } from ${pathTo('calculators', 'LiveCalculator')}`,
      `import { ${name} } from ${pathTo('calculators', 'definitions', id)}`,
      `registerCalculator(${name}, ${JSON.stringify(dataOf(calculator, language ?? 'en'))})`
    ].join('\n')
  })
  for (const id of idsOf('DaysTool', source, file)) {
    const data = daysData({ data: siteData(), language: language ?? 'en', today: siteDay() }, id)
    calculators.push(
      [
        `import { registerDaysTool } from ${pathTo('days', 'LiveDaysTool')}`,
        `import { tool } from ${pathTo('days', id, 'tool')}`,
        `registerDaysTool(tool, ${JSON.stringify(inBrowser(data))})`
      ].join('\n')
    )
  }
  if (hasInterview(source, file)) {
    const data = interviewData({ data: siteData(), language: language ?? 'en', today: siteDay() })
    calculators.push(
      `import { registerInterview } from ${pathTo('what-can-i-get', 'register')}\nregisterInterview(${JSON.stringify(data)})`
    )
  }
  return [
    // Pages outside the two trees have both languages.
    `import ${pathTo('layout', 'messages', language ?? 'both')}`,
    // Their markup is in the document; Next finds a page's stylesheets by the imports of its module.
    ...stylesOf(source).map(([folder, style]) => `import ${pathTo(folder, style)}`),
    ...calculators,
    // Next needs a component of every page; browsers render none (pages/_app.tsx).
    'export default () => null\n'
  ].join('\n')
}
