import { join, relative } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { ROOT } from './lib/paths.ts'
import { packRules } from './lib/rules-package.ts'

handleHelp('package:rules: write rules/ as a package for plain Node to dist/, and pack it (docs/rules.md)')

const packed = await packRules(join(ROOT, 'dist'))
console.log(`${relative(ROOT, packed)} is ready: give its path to npm install in your own project.`)
