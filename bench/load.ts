/**
 * `npm run bench:load [-- --seconds N]`: requests a second from nginx with the shipped
 * configuration. Any answer that is not right, or lost, makes it fail.
 */
import { parse } from '../scripts/lib/cli.ts'
import { HOW_TO_INSTALL, measureLoad, missingTools, printLoad } from './nginx-load.ts'

const { values: options } = parse(
  'bench:load [-- --seconds N]: requests a second from nginx with the shipped configuration; errors must be zero',
  { options: { seconds: { type: 'string', default: '10' } } }
)

const missing = missingTools()
if (missing.length > 0) {
  console.error(`Not here: ${missing.join(', ')}. ${HOW_TO_INSTALL}`)
  process.exit(1)
}
printLoad(await measureLoad(Number(options.seconds)))
