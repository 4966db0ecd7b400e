import type { ErrandView } from '../../components/content/views.ts'
import type { Language } from '../../i18n/languages.ts'
import { entryOf } from './entries.ts'
import { fillPlaceholders, serviceView, type ViewContext } from './views.ts'

/** Lines for a call in another language, on each sheet of an errand. */
const OTHER_LANGUAGES = ['centrelink-multilingual', 'tis-national']

/**
 * The sheet of an errand. @param used the page’s figures, to which those of the deadline are added
 * @throws UnknownIdError for an id data/ lacks
 */
export function errandView(context: ViewContext, id: string, used: Set<string>): ErrandView {
  const { data, language } = context
  const errand = entryOf(data.errands, id, 'errand')
  const said = ({ en, zh }: Record<Language, string>) => (language === 'en' ? { en } : { en, meaning: zh })
  const claimed = errand.claim === undefined ? [] : entryOf(data.claimsToMake, errand.claim, 'claim').papers
  const papers = [...claimed, ...(errand.papers ?? [])].map(paper => entryOf(data.papers, paper, 'paper').name)
  return {
    name: said(errand.name),
    bring: [...papers, ...(errand.bring ?? [])].map(name => name[language]),
    say: errand.say.map(said),
    ask: errand.ask.map(said),
    deadline: fillPlaceholders(context, errand.deadline[language], used),
    call: [errand.phone, ...OTHER_LANGUAGES].flatMap(service => {
      const { name, phone, tel } = serviceView(context, service)
      return phone && tel ? [{ name, phone, tel }] : []
    })
  }
}
