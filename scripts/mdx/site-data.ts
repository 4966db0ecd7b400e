import { loadData, type Data } from '../../rules/data/load.ts'

let loaded: Data | undefined

/** All of `data/`: read once a build, and in development again for each page, so that an edit shows. */
export function siteData(): Data {
  if (process.env.NODE_ENV === 'development') return loadData()
  return (loaded ??= loadData())
}
