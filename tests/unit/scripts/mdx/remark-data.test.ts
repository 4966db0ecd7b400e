/** What the plugin writes into a page about days: parts that are shown for a time only, and the day of its notice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { valueToEstree } from 'estree-util-value-to-estree'
import type { Node, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, it, vi } from 'vitest'
import type { AnswerView } from '../../../../components/content/views.ts'
import { remarkData } from '../../../../scripts/mdx/remark-data.ts'
import { PAGES } from '../../../../scripts/mdx/site.ts'

type Expression = ReturnType<typeof valueToEstree>
type Property = Extract<Extract<Expression, { type: 'ObjectExpression' }>['properties'][number], { type: 'Property' }>

/** A literal of the tree that the plugin writes, as a value. */
function valueOf(expression: Expression): unknown {
  if (expression.type === 'ObjectExpression') {
    const properties = expression.properties as Property[]
    return Object.fromEntries(
      properties.map(({ key, value }) => [
        key.type === 'Identifier' ? key.name : (key as { value?: unknown }).value,
        valueOf(value as Expression)
      ])
    )
  }
  if (expression.type === 'ArrayExpression') return expression.elements.map(each => valueOf(each as Expression))
  return expression.type === 'Literal' ? expression.value : undefined
}

interface Written {
  dated: { turn?: string; hidden: boolean; isParagraph: boolean }[]
  page: { reviewBy?: string; due?: boolean; figures: { id: string }[]; sources: { url: string }[]; answer?: AnswerView }
}

/** A page as the plugin leaves it, built on a day. */
async function treeOn(path: string, day: string): Promise<Root> {
  vi.stubEnv('FOOTHOLD_AS_AT', day)
  const file = join(PAGES, `${path}.mdx`)
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkData)
  const source = readFileSync(file, 'utf8')
  return (await processor.run(processor.parse(source), { path: file, value: source })) as Root
}

/** The `data` that the plugin gave a component; undefined for other nodes. */
function dataOf(node: Node): unknown {
  if (!('attributes' in node)) return undefined
  const data = (node as MdxJsxFlowElement).attributes.find(
    each => each.type === 'mdxJsxAttribute' && each.name === 'data'
  )
  const value = data?.value
  const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined
  return statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : undefined
}

/** What stands in a page built on a day. */
async function pageOn(path: string, day: string): Promise<Written> {
  const tree = await treeOn(path, day)
  const written: Written = { dated: [], page: { figures: [], sources: [] } }
  visit(tree, node => {
    if (node.type === 'mdxjsEsm' && node.data?.estree) {
      const [statement] = node.data.estree.body
      const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
      if (declaration?.type !== 'VariableDeclaration') return
      written.page = (valueOf(declaration.declarations[0]!.init!) as { page: Written['page'] }).page
    }
    if ('name' in node && node.name === 'Dated') written.dated.push(dataOf(node) as Written['dated'][number])
  })
  return written
}

it.each([
  ['2027-01-29', { turn: '2027-01-30', hidden: false }],
  ['2027-01-30', { hidden: true }]
])('a part of a page that is over is hidden by the build of the day after: %s', async (day, shown) => {
  for (const language of ['en', 'zh']) {
    const { dated } = await pageOn(`${language}/index`, day)
    expect(dated).toEqual([{ ...shown, isParagraph: true }])
  }
})

it('a sentence within a paragraph stays in it', async () => {
  const { dated } = await pageOn('en/employers/index', '2027-01-01')
  expect(dated).toEqual([
    { hidden: true, isParagraph: false },
    { hidden: false, isParagraph: false }
  ])
})

it('figures of such a part are listed, and need no notice when they end with it', async () => {
  const { page } = await pageOn('en/index', '2027-02-01')
  expect(page.figures.map(({ id }) => id)).toContain('income-apportionment.payment.band-1')
  expect([page.reviewBy, page.due]).toEqual(['2027-03-20', false])
})

it.each([
  ['en', '$824.90 a fortnight', 'Claim JobSeeker Payment'],
  ['zh', '每两周 824.90 澳元', '申领求职者津贴']
])('the answer of a page stands after its first paragraph, in %s', async (language, text, title) => {
  const { children } = await treeOn(`${language}/centrelink/payments/jobseeker`, '2026-11-26')
  const place = children.findIndex(({ type }) => type === 'paragraph') + 1
  expect(children[place]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'AnswerCard' })
  const { page } = await pageOn(`${language}/centrelink/payments/jobseeker`, '2026-11-26')
  expect(page.answer).toMatchObject({
    figure: { text, machine: '824.90' },
    call: { phone: '132 850', tel: '132850' },
    next: { href: `/${language}/centrelink/guides/claim-jobseeker`, title }
  })
})

it.each([
  ['en/community/crisis/baby', 'below its first list', 1],
  ['zh/community/crisis/baby', 'below its first list', 1],
  ['en/housing/eviction', 'in a sentence of its own', 0],
  ['zh/housing/eviction', 'in a sentence of its own', 0],
  ['en/community/first-nations', 'nowhere, for callers whose languages TIS National lacks', 0],
  ['zh/community/first-nations', 'nowhere, for callers whose languages TIS National lacks', 0],
  ['en/helplines', 'in its own words', 0]
])('a page says once how to get an interpreter for a call: %s, %s', async (path, _where, below) => {
  const lists: object[][] = []
  visit(await treeOn(path, '2026-11-30'), node => {
    if (!('name' in node) || !['Helpline', 'Helplines', 'Urgent', 'AllHelplines'].includes(node.name ?? '')) return
    const data = dataOf(node) as { services?: object[] }
    lists.push(data.services ?? [data].flat())
  })
  const saying = lists.filter(services =>
    services.some(each => (each as { interpreterPhone?: string }).interpreterPhone)
  )
  expect(lists.length).toBeGreaterThan(1)
  expect(saying.length).toBe(below)
})

it('a page lists an address once, also where two of its sources share it', async () => {
  const { page } = await pageOn('en/centrelink/payments/jobseeker', '2026-11-28')
  const urls = page.sources.map(({ url }) => url)
  expect(urls.length).toBeGreaterThan(10)
  expect(urls).toEqual([...new Set(urls)])
})
