/** Components with their own stylesheet: only pages that use one load it. */

/** Components that only such pages import, with their module below components/. */
export const STYLED: Readonly<Record<string, readonly [folder: 'content' | 'pictures', module: string]>> = {
  AccessibilityTables: ['content', 'AboutLists'],
  Claims: ['content', 'AboutLists'],
  Column: ['content', 'Home'],
  Columns: ['content', 'Home'],
  Compare: ['pictures', 'Compare'],
  Errand: ['content', 'Errand'],
  FiguresOf: ['content', 'FigureList'],
  History: ['pictures', 'History'],
  HomeOpening: ['content', 'Home'],
  Keep: ['pictures', 'Keep'],
  Ladder: ['pictures', 'Ladder'],
  RateChanges: ['content', 'AboutLists'],
  RatesBeside: ['content', 'Home'],
  RatesToday: ['content', 'Home'],
  SectionPages: ['content', 'SectionPages'],
  SourcesOf: ['content', 'AboutLists'],
  Start: ['content', 'Home'],
  Task: ['content', 'Home'],
  Tasks: ['content', 'Home'],
  Timeline: ['pictures', 'Timeline'],
  Topics: ['content', 'Topics']
}

/** Stylesheets below components/, and the pattern in a page’s text that needs them. */
const STYLES: readonly [folder: string, style: string, needed: RegExp][] = [
  ['content', 'about-lists.module.css', /<(?:Claims|SourcesOf)[\s/]/],
  ['content', 'answer-card.module.css', /^answer:/m],
  ['pictures', 'pictures.module.css', /<(?:Compare|History|Keep|Ladder|Timeline)[\s/]/],
  ['pictures', 'bar.module.css', /<Timeline[\s/]|<RatesTable[^>]*\sbars[\s/>]/],
  ['content', 'errand.module.css', /<Errand\s/],
  ['content', 'home.module.css', /<HomeOpening\s/],
  ['content', 'topics.module.css', /<Topics>/],
  ['content', 'section-pages.module.css', /<SectionPages[\s/]/],
  ['content', 'figure-list.module.css', /<FiguresOf\s/],
  ['layout', 'plain-page.module.css', /\b(?:Error|Front|Offline|Search)Page\b/]
]

/** The stylesheets of a page’s components. @param source the text of the page */
export function stylesOf(source: string): [folder: string, style: string][] {
  return STYLES.filter(([, , needed]) => needed.test(source)).map(([folder, style]) => [folder, style])
}
