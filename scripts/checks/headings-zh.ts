import { at, type Context, type Problem } from './context.ts'

export const name = 'headings-zh'
export const describe = 'a heading of several pages has one Chinese form (data/headings.yaml)'

/** Chinese headings whose English one is in the list, under another name. */
export function run({ pages, data }: Context): Problem[] {
  const chinese = new Map([...data.headings.values()].map(({ en, zh }) => [en, zh]))
  const english = new Map(
    pages
      .filter(({ language }) => language === 'en')
      .flatMap(({ path, headings }) => headings.map(({ id, text }) => [`${path}#${id ?? ''}`, text]))
  )
  return pages
    .filter(({ language }) => language === 'zh')
    .flatMap(page =>
      page.headings.flatMap(({ id, text, line }) => {
        const en = english.get(`${page.path}#${id ?? ''}`) ?? ''
        const zh = chinese.get(en)
        if (!zh || zh === text) return []
        const message = `“${en}” is “${text}” here; on other pages it is “${zh}”`
        return at(page, line, [{ message, fix: `write “${zh}”, or change both headings` }])
      })
    )
}
