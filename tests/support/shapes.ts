/** Chooses pages to look at, so that every combination of components is on one of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { OUT, type ExportedPage } from './export.ts'

function nameOf(element: HTMLElement | null): string {
  return `${element?.rawTagName}.${element?.classNames}`
}

/** Each kind of element that a page has, inside each kind of parent. */
function shapesOf({ file }: ExportedPage): Set<string> {
  const elements = parse(readFileSync(join(OUT, file), 'utf8')).querySelectorAll('body *')
  return new Set(elements.map(element => `${nameOf(element.parentNode)} > ${nameOf(element)}`))
}

/** The few pages that together have every shape of all of them; the richest first. */
export function onePageOfEachShape(pages: ExportedPage[]): ExportedPage[] {
  const left = new Map(pages.map(page => [page, shapesOf(page)]))
  const chosen: ExportedPage[] = []
  for (;;) {
    const [richest] = [...left].sort(([, a], [, b]) => b.size - a.size)
    if (!richest || richest[1].size === 0) return chosen
    const [page, covered] = richest
    chosen.push(page)
    left.delete(page)
    for (const shapes of left.values()) for (const shape of covered) shapes.delete(shape)
  }
}
