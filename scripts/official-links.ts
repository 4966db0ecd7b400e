/** `npm run -s links:official`: every official page we send readers to, one address a line, for a link checker. */
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('links:official: print the addresses of official sources and of services, one a line')

const { sources, services } = loadData()
const official = [...sources.values()].filter(({ kind }) => kind === 'official').map(({ url }) => url)
const offered = [...services.values()].flatMap(({ url, status }) => (url && status !== 'unverified' ? [url] : []))
console.log([...new Set([...official, ...offered])].sort().join('\n'))
