/** `npm run package:rules`: writes the payment rules as a package to dist/rules/, and packs it. */
import { join, relative } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { packRules } from './lib/rules-package.ts'

handleHelp('package:rules: write rules/ as a package for plain Node to dist/, and pack it (docs/rules.md)')

const root = join(import.meta.dirname, '..')
const packed = await packRules(join(root, 'dist'))
console.log(`${relative(root, packed)} is ready: give its path to npm install in your own project.`)
