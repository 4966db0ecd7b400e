/** The sheets to take to an appointment: complete in both languages, from data, and each on one page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Errand } from '../../../../components/content/Errand.tsx'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { STATIC_MESSAGES } from '../../../../i18n/static.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { errandView } from '../../../../scripts/mdx/errand.ts'

const PAGES = join(import.meta.dirname, '..', '..', '..', '..', 'pages')
const data = loadData()
const ids = [...data.errands.keys()]

function sheet(id: string, language: Language) {
  const figures = new Set<string>()
  const view = errandView({ data, language, today: '2026-11-28' }, id, figures)
  const html = renderToStaticMarkup(
    <PagePath.Provider value={`/${language}`}>
      <Errand id={id} data={view} />
    </PagePath.Provider>
  )
  return { view, figures, page: parse(html) }
}

it('there are ten, each on one page, the same in both languages', () => {
  const found = LANGUAGES.map(language =>
    readdirSync(join(PAGES, language), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.mdx'))
      .flatMap(file =>
        [...readFileSync(join(PAGES, language, file), 'utf8').matchAll(/<Errand id="([^"]+)"/g)].map(
          ([, id]) => `${id} ${file}`
        )
      )
      .sort()
  )
  expect(found[0]).toEqual(found[1])
  expect(found[0]?.map(line => line.split(' ')[0]).sort()).toEqual([...ids].sort())
  expect(ids).toHaveLength(10)
})

describe.each(LANGUAGES)('a sheet in %s', language => {
  it.each(ids)('%s: what to bring, say and ask, the deadline, who to call and lines to fill in', id => {
    const { view, figures, page } = sheet(id, language)
    const words = STATIC_MESSAGES[language].errand
    const text = page.text
    expect(text).not.toMatch(/[{}]|undefined/)
    for (const part of [view.deadline, ...view.bring, ...words.lines]) expect(text).toContain(part)
    expect(view.bring.length).toBeGreaterThan(1)
    // The figures of the deadline decide when the page is reviewed.
    expect(figures.size).toBe(data.errands.get(id)!.deadline[language].split('{figure:').length - 1)
    const english = page.querySelectorAll('[lang="en-AU"]').map(each => each.text)
    expect(english).toEqual([view.name, ...view.say, ...view.ask].map(({ en }) => en))
    expect(english.filter(each => /\p{Script=Han}/u.test(each))).toEqual([])
    const meanings = [view.name, ...view.say, ...view.ask].map(({ meaning }) => meaning)
    if (language === 'en') expect(meanings.every(meaning => meaning === undefined)).toBe(true)
    else for (const meaning of meanings) expect(text).toContain(meaning)
    const called = page.querySelectorAll('a[href^="tel:"]').map(each => each.text)
    expect(called).toContain(data.services.get(data.errands.get(id)!.phone)!.phone)
    expect(called).toContain(data.services.get('tis-national')!.phone)
  })

  it('is no part of search, and its button is one of the tools of the page', () => {
    const { page } = sheet(ids[0]!, language)
    expect(page.querySelector('details[data-sheet]')?.hasAttribute('data-nosearch')).toBe(true)
    expect(page.querySelector('.page-tools[data-script][data-failed] [data-print] > button')).not.toBeNull()
  })
})
