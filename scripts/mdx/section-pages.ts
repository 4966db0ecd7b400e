/** The pages of a section, as its own page lists them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SectionPage } from '../../components/content/views.ts'
import { frontMatterOf, pathOfFile } from './site.ts'
import { fillPlaceholders, sentenceFigure, type ViewContext } from './views.ts'

interface SectionContext extends ViewContext {
  file: string
  /** Pages of the section that one of its lists names. */
  grouped: ReadonlySet<string>
  /** Those of the page, to which those of its tiles are added. */
  figures?: Set<string>
}

/** The order in which a folder's `_meta.ts` names its pages. In development an edited one is imported again. */
async function metaOrder(folder: string): Promise<string[]> {
  const file = join(folder, '_meta.ts')
  const { href } = pathToFileURL(file)
  const { default: meta } = (await import(`${href}?${statSync(file).mtimeMs}`)) as { default: object }
  return Object.keys(meta)
}

/**
 * The pages of the folder of an index page: those named, in their order, or all that no list of the page names,
 * in the sidebar's.
 * @throws Error for a page that the folder lacks
 */
export async function sectionPages(page: SectionContext, named: string[]): Promise<SectionPage[]> {
  const folder = dirname(page.file)
  const order = await metaOrder(folder)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const pages = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || (entry.name.endsWith('.mdx') && entry.name !== 'index.mdx'))
    .map(entry => ({
      name: basename(entry.name, '.mdx'),
      file: join(folder, entry.name, entry.isFile() ? '' : 'index.mdx')
    }))
    .filter(({ file }) => existsSync(file))
  const unknown = named.find(name => !pages.some(page => page.name === name))
  if (unknown) throw new Error(`The section has no page ${unknown}.`)
  const listed = pages.filter(({ name }) => (named.length > 0 ? named.includes(name) : !page.grouped.has(name)))
  const wanted = (name: string) => (named.length > 0 ? named.indexOf(name) : place(name))
  return listed
    .sort((a, b) => wanted(a.name) - wanted(b.name))
    .map(({ file }) => {
      const { title = '', description = '', answer } = frontMatterOf(file)
      return {
        href: pathOfFile(file),
        title,
        description: fillPlaceholders(page, description),
        ...(answer?.figure && { figure: figureOfTile(page, answer.figure) })
      }
    })
}

function figureOfTile(page: SectionContext, id: string): SectionPage['figure'] {
  page.figures?.add(id)
  const { text, machine, label } = sentenceFigure(page, id, { per: true })
  return { text, machine, label }
}
