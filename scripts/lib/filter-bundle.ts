/** Bundles the filters of long lists, each with the data of its list. */
import { byNeed } from '../../components/content/by-need.ts'
import type { Line } from '../../components/filters/filter-line.ts'
import type { Data } from '../../rules/data/load.ts'
import { shownServices } from '../mdx/views.ts'
import { foldingFor } from '../search/words.ts'
import { bundle } from './bundle.ts'
import { TARGET } from './search-bundle.ts'

/** What choices are compared with: a line for each entry of the help line page, in its order. */
export function helplinesOf(data: Data): Line[] {
  return byNeed(shownServices(data))
    .flatMap(({ services }) => services)
    .map(({ needs, states, languages, interpreter, hours }) => ({
      needs,
      states,
      ...(languages && { languages }),
      ...(interpreter && { interpreter: true }),
      ...(hours && { hours })
    }))
}

/** The filter of the help line page. */
export function helplineFilter(data: Data): Promise<Uint8Array> {
  return bundle('components/filters/script/helplines.ts', {
    target: TARGET,
    define: { HELPLINES: JSON.stringify(helplinesOf(data)) }
  })
}

/** The filter of the glossary. @param base where the site is served from */
export function glossaryFilter(data: Data, base: string): Promise<Uint8Array> {
  const folding = foldingFor(JSON.stringify([...data.terms.values()]))
  return bundle('components/filters/script/glossary.ts', {
    target: TARGET,
    define: { GLOSSARY_FOLD: JSON.stringify(folding), SEARCH_PAGE: JSON.stringify(`${base}/search`) }
  })
}
