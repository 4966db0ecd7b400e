/** Pictograms in the stroke of the mark, on a field of 32 by 32: at most 6 KB in all (tests/unit/components/content). */
export const PICTOGRAMS = {
  /** A lifebelt: danger, crisis. */
  safe: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM8 8l4 4m8 8 4 4M24 8l-4 4m-8 8-4 4',
  /** A coin with a stroke beside it: a payment. */
  money: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm4 7c-1-2-8-2-8 1s8 3 8 6-7 3-8 1m4-10v12',
  stopped: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM8.5 8.5l15 15',
  work: 'M5 11h22v15H5zm7 0V6h8v5M5 18h22',
  letter: 'M4 8h24v17H4zm0 1 12 9 12-9',
  bed: 'M4 8v18m0-5h24v5m0-5v-3a4 4 0 0 0-4-4H12v7M8 13v2',
  home: 'M4 15 16 5l12 10M8 13v14h16V13M13 27v-8h6v8',
  key: 'M15 16a5.5 5.5 0 1 0 0 .1zh13v6m-5-6v4',
  bill: 'M7 4h18v24l-4-3-5 3-5-3-4 3zm5 7h8m-8 6h8',
  warning: 'M16 5 3 27h26zm0 8v6m0 4v.1',
  paper: 'M8 4h11l6 6v18H8zm11 0v6h6m-12 6h7m-7 6h7',
  health: 'M16 27C-4 14 9 0 16 10c7-10 20 4 0 17zm-4-11h8m-4-4v8',
  child: 'M16 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM9 28v-5a7 7 0 0 1 14 0v5m-9-4v4m4-4v4',
  people: 'M11 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 27v-3a7 7 0 0 1 14 0v3M21 7a4 4 0 0 1 0 7m3 4a7 7 0 0 1 4 6v3',
  apart:
    'M9 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm-5 19v-2a5 5 0 0 1 10 0v2M23 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm-5 19v-2a5 5 0 0 1 10 0v2M16 4v24',
  care: 'M16 13c-8-5-3-11 0-7 3-4 8 2 0 7zM3 19h5c4 0 6 3 10 3h4M3 27h15l10-6c-1-3-4-2-8 0',
  candle: 'M12 14h8v14h-8zm-4 14h16M16 4c-3 4-2 6 0 6s3-2 0-6z',
  globe: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM4 16h24M16 4c-7 6-7 18 0 24 7-6 7-18 0-24',
  book: 'M16 8c-4-3-8-3-12-2v19c4-1 8-1 12 2 4-3 8-3 12-2V6c-4-1-8-1-12 2zm0 0v19',
  clock: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 5v7l5 4',
  later: 'M3 25h26M8 25a8 8 0 0 1 16 0M16 6v5M5 13l3 3m19-3-3 3',
  hire: 'M12 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 27v-3a8 8 0 0 1 16 0v3m4-16v8m-4-4h8',
  call: 'M10 4 5 7c-1 11 9 21 20 20l3-5-6-4-3 3c-4-2-6-4-8-8l3-3z',
  law: 'M16 5v22m-6 0h12M6 9h20M6 9l-4 9h8zm20 0-4 9h8z'
} as const

export type PictogramName = keyof typeof PICTOGRAMS

/** The first pattern that a page's path matches names its pictogram. */
const OF_PAGES: [pattern: RegExp, name: PictogramName][] = [
  [/crisis$|crisis\/|domestic-violence/, 'safe'],
  [/payment-stopped|waiting-periods/, 'stopped'],
  [/told-to-leave|bond|compliance$/, 'letter'],
  [/homelessness/, 'bed'],
  [/family-tax|family-support|child|parent|pregnan|baby/, 'child'],
  [/(?:^|[/-])rent-|housing|eviction|mortgage/, 'home'],
  [/renting/, 'key'],
  [/scams|mistakes|trauma/, 'warning'],
  [/debt|bills|hardship|insolven|budget|energy|tax/, 'bill'],
  [/bereavement|prison/, 'candle'],
  [/separation|couple/, 'apart'],
  [/carers?(?:-|$)|self-compassion/, 'care'],
  [/retire|age-pension|super/, 'later'],
  [/sick|health|medic|dental|disability|hospital|therapy|mental|body|stress/, 'health'],
  [/migrant|overseas|visa|english|interpret|chinese|refugee|indigenous/, 'globe'],
  [/study|education|tafe|austudy|youth|apprentice|resume/, 'book'],
  [/employers|hire|hiring|subsid/, 'hire'],
  [/report|day|points|deadline|limit/, 'clock'],
  [/helplines|phone|complain|appointment/, 'call'],
  [/legal|rights|appeal|fines|law/, 'law'],
  [/claim|documents|identity|mygov|card|job-plan|concession/, 'paper'],
  [/work|job|redundan|casual|business|start/, 'work'],
  [/nominee|provider|single|women|first-nations|young|loneliness|community/, 'people']
]

/** The pictogram of a page. @param href its path, with its language or without */
export function pictogramOf(href: string): PictogramName {
  // What a page is about stands in the last part of its path more often than in its section.
  const last = href.slice(href.lastIndexOf('/') + 1)
  const named = (text: string) => OF_PAGES.find(([pattern]) => pattern.test(text))?.[1]
  return named(last) ?? named(href) ?? 'money'
}
