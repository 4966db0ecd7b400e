/** `npm run package:rules`: writes the payment rules as a package to dist/rules/. */
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { writeRulesPackage } from './lib/rules-package.ts'

handleHelp('package:rules: write rules/ as a package for plain Node to dist/rules/ (docs/rules.md)')

const folder = join(import.meta.dirname, '..', 'dist', 'rules')
await writeRulesPackage(folder)
console.log('dist/rules/ is ready: npm install ./dist/rules')
