/** The card of a page’s answer: from its front matter, a figure or a sentence, a number to call and one next step. */
import type { AnswerView } from '../../components/content/views.ts'
import { fileOfPath, frontMatterOf } from './site.ts'
import * as views from './views.ts'

/** The answer of a page’s front matter: `{ figure, say, call, next }`. */
interface AnswerMatter {
  figure?: string
  say?: string
  call?: string
  next: string
}

type Page = views.ViewContext & { figures: Set<string> }

/**
 * What the card at the top of a page shows; undefined if its front matter has no answer. The figures that it names are
 * added to those of the page.
 * @throws {Error} if the next step names no page, or an id no figure or service
 */
export function answerView(matter: Record<string, unknown>, page: Page): AnswerView | undefined {
  const answer = matter.answer as AnswerMatter | undefined
  if (!answer) return undefined
  const { figure, say = '', call, next } = answer
  const [path = '', hash] = next.split('#')
  const file = fileOfPath(`/${page.language}${path}`)
  if (!file) throw new Error(`answer: there is no page ${path}.`)
  if (figure) page.figures.add(figure)
  const phones = views.phonesIn(page, say)
  const service = call ? views.serviceView(page, call) : undefined
  return {
    ...(figure && { figure: views.sentenceFigure(page, figure, { per: true }) }),
    ...(say && { say: views.fillPlaceholders(page, say, page.figures) }),
    ...(phones.length > 0 && { phones }),
    ...(service?.phone && service.tel && { call: { name: service.name, phone: service.phone, tel: service.tel } }),
    next: {
      href: `/${page.language}${path}${hash ? `#${hash}` : ''}`,
      title: beforeColon(frontMatterOf(file).title ?? '')
    }
  }
}

/** A title without what explains it after a colon: on a button of a phone the whole one fills two lines or three. */
function beforeColon(title: string): string {
  return title.split(/: |：/, 1)[0] ?? title
}
