/** nginx with the shipped configuration serves the built site, and wrk asks for it over loopback. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseHeadersFile } from '../scripts/lib/headers-file.ts'
import { nginxConfig } from '../scripts/lib/nginx.ts'
import { freePort } from './ports.ts'

const OUT = join(import.meta.dirname, '..', 'out')
const CONNECTIONS = 50

/** Pages, one of them about danger, data, and the service worker; a style sheet comes with them. */
const PATHS = ['/en', '/zh/jobseeker/payment-rates', '/en/helplines', '/en/community/crisis', '/figures.json', '/sw.js']

/** What one address gave. */
export interface Load {
  path: string
  perSecond: number
  /** What was not right or got lost, in wrk's words; empty where nothing was. */
  wrong: string
}

/** Commands that are not on this machine. */
export function missingTools(): string[] {
  return ['nginx', 'wrk'].filter(command => spawnSync(command, ['-v']).error)
}

/** Where they come from. */
export const HOW_TO_INSTALL = 'On Debian: apt-get install nginx-light wrk'

/** @throws where the shipped configuration has no such line: then something else would be measured */
function replaced(config: string, line: string, by: string): string {
  if (!config.includes(line)) throw new Error(`The configuration of nginx has no “${line}”.`)
  return config.replace(line, () => by)
}

/** The shipped server block, on another port and folder, inside the least an nginx needs. */
function configuration(folder: string, port: number): string {
  const shipped = nginxConfig(parseHeadersFile(readFileSync(join(OUT, '_headers'), 'utf8')))
  const here = replaced(shipped, 'listen 8080;', `listen 127.0.0.1:${port};`)
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
  ${replaced(here, 'root /usr/share/nginx/html;', `root ${OUT};`)}
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
async function load(site: string, path: string, seconds: number): Promise<Load> {
  const { status } = await fetch(site + path, { redirect: 'manual' })
  if (status !== 200) return { path, perSecond: 0, wrong: `status ${status}` }
  const { stdout } = spawnSync('wrk', ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', site + path], {
    encoding: 'utf8'
  })
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0] ?? ''
  return { path, perSecond, wrong: perSecond > 0 ? wrong : `no answer: ${stdout}` }
}

/**
 * Requests a second for each kind of file, each asked for in turn. An answer that was not right, or lost,
 * makes the process end with 1.
 * @param seconds how long each
 * @throws where nginx does not start; see `missingTools`
 */
export async function measureLoad(seconds: number): Promise<Load[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-load-'))
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' })
  try {
    await untilUp(`${site}/en`)
    const style = /\/_next\/static\/css\/[^"]+\.css/.exec(await (await fetch(`${site}/en`)).text())?.[0]
    const results: Load[] = []
    for (const path of [...PATHS, ...(style ? [style] : [])]) results.push(await load(site, path, seconds))
    if (results.some(({ wrong }) => wrong)) process.exitCode = 1
    return results
  } finally {
    nginx.kill()
    await new Promise(resolve => nginx.on('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A line for each address. */
export function printLoad(results: Load[]): void {
  for (const { path, perSecond, wrong } of results) {
    console.log(`${path.padEnd(44)} ${Math.round(perSecond).toLocaleString('en-AU').padStart(9)} a second  ${wrong || 'no errors'}`)
  }
}
