import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { BASE_PATH, OUT } from './lib/paths.ts'
import { staticServer } from './lib/static-server.ts'

handleHelp('serve: serve out/ on http://localhost:3000 (or PORT) with its own headers file')

const port = Number(process.env.PORT ?? 3000)

if (!existsSync(join(OUT, '_headers'))) {
  console.error('There is no built site in out/. Run: npm run build')
  process.exit(1)
}

const server = staticServer(OUT, BASE_PATH)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=3001 npm start`
      : `The server could not start: ${error.message}`
  )
  process.exit(1)
})
server.listen(port, () => {
  console.log(`Foothold is at http://localhost:${port}${BASE_PATH}  (stop with Ctrl+C)`)
})
