/**
 * `npm run bench:load [-- --seconds N]`: nginx with the shipped configuration
 * serves out/, wrk asks for it over loopback. Any answer that is not right, or
 * lost, makes it fail. Needs nginx and wrk (Debian: apt-get install nginx-light wrk).
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseHeadersFile } from '../scripts/lib/headers-file.ts'
import { nginxConfig } from '../scripts/lib/nginx.ts'

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, help: { type: 'boolean' } } })

if (options.help) {
  console.log('bench:load [-- --seconds N]: requests a second from nginx with the shipped configuration; errors must be zero')
  process.exit(0)
}

const OUT = join(import.meta.dirname, '..', 'out')
const PATHS = ['/en', '/zh/jobseeker/payment-rates', '/en/helplines', '/figures.json']
const CONNECTIONS = 50

for (const [command, flag] of [['nginx', '-v'], ['wrk', '-v']] as const) {
  if (spawnSync(command, [flag]).error) {
    console.error(`${command} is not here. On Debian: apt-get install nginx-light wrk`)
    process.exit(1)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** The shipped server block, on another port and folder, inside the least an nginx needs. */
function configuration(folder: string, port: number): string {
  const shipped = nginxConfig(parseHeadersFile(readFileSync(join(OUT, '_headers'), 'utf8')))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${OUT};`)
  return `worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${shipped}
}
`
}

async function untilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const up = await fetch(address).then(() => true, () => false)
    if (up) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`nginx does not answer at ${address}`)
}

/** What wrk says of one address. It takes any 2xx or 3xx for an answer, so one is looked at first. */
async function load(address: string): Promise<{ perSecond: number; wrong: string }> {
  const { status } = await fetch(address, { redirect: 'manual' })
  if (status !== 200) return { perSecond: 0, wrong: `status ${status}` }
  const { stdout } = spawnSync(
    'wrk',
    ['-t2', `-c${CONNECTIONS}`, `-d${options.seconds}s`, '-H', 'Accept-Encoding: gzip', address],
    { encoding: 'utf8' }
  )
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0] ?? ''
  return { perSecond, wrong: perSecond > 0 ? wrong : `no answer: ${stdout}` }
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-load-'))
const port = await freePort()
writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
try {
  await untilUp(`http://127.0.0.1:${port}/en`)
  for (const path of PATHS) {
    const { perSecond, wrong } = await load(`http://127.0.0.1:${port}${path}`)
    console.log(`${path.padEnd(32)} ${Math.round(perSecond).toLocaleString('en-AU').padStart(9)} a second  ${wrong || 'no errors'}`)
    if (wrong) process.exitCode = 1
  }
} finally {
  nginx.kill()
  await new Promise(resolve => nginx.on('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
