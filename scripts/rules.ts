/** `npm run -s rules -- <calculator>`: see docs/rules.md. */
import { readFileSync } from 'node:fs'
import { rulesCommand } from './lib/rules-command.ts'

const { status, text } = rulesCommand(process.argv.slice(2), () => readFileSync(process.stdin.fd, 'utf8'))
if (status === 0) console.log(text)
else console.error(text)
process.exitCode = status
