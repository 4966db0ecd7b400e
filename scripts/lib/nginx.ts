/** The server block for nginx, made from the headers file so that the two agree. */
import { USUAL_CACHING, type Rule } from './headers-file.ts'

/** The type of each kind of file, whatever the machine’s own list says: with `nosniff`, browsers use nothing else. */
export const TYPES: Record<string, { type: string; text: boolean }> = {
  html: { type: 'text/html', text: true },
  css: { type: 'text/css', text: true },
  js: { type: 'text/javascript', text: true },
  json: { type: 'application/json', text: true },
  webmanifest: { type: 'application/manifest+json', text: true },
  xml: { type: 'application/xml', text: true },
  md: { type: 'text/markdown', text: true },
  csv: { type: 'text/csv', text: true },
  yaml: { type: 'application/yaml', text: true },
  ics: { type: 'text/calendar', text: true },
  txt: { type: 'text/plain', text: true },
  svg: { type: 'image/svg+xml', text: true },
  png: { type: 'image/png', text: false }
}

/** Characters of our paths that are safe to repeat in a redirect. */
const PLAIN = String.raw`[\w./-]`

function variable(name: string): string {
  return `$foothold_${name.toLowerCase().replaceAll('-', '_')}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** @throws for a dollar sign, which nginx reads as a variable and cannot escape */
function headerValue(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send a header with “$”: ${text}`)
  return quoted(text)
}

function mapOf(name: string, rules: Rule[]): string {
  const lines = rules.flatMap(({ pattern, set }) =>
    set
      .filter(([each]) => each === name)
      .map(([, value]) => `  ${quoted(`~${pattern.source.replaceAll('\\/', '/')}`)} ${headerValue(value)};`)
  )
  if (name === 'Cache-Control') lines.unshift(`  default ${quoted(USUAL_CACHING)};`)
  return `map $foothold_path ${variable(name)} {\n${lines.join('\n')}\n}`
}

/**
 * A file for `conf.d/`.
 * @param rules the parsed headers file
 * @param basePath where the site is served from, such as `/guide`; its files are in that folder of the root
 */
export function nginxConfig(rules: Rule[], basePath = ''): string {
  const names = [...new Set(['Cache-Control', ...rules.flatMap(({ set }) => set.map(([name]) => name))])].sort()
  const types = Object.entries(TYPES).map(([extension, { type }]) => `    ${type} ${extension};`)
  // nginx always compresses HTML.
  const compressed = Object.values(TYPES).filter(({ type, text }) => text && type !== 'text/html')
  // With a base path the front page is requested with and without a slash.
  const frontPages = [...new Set([`${basePath}/`, basePath || '/'])].map(
    address => `  location = ${address} {\n    try_files ${basePath}/index.html =404;\n  }`
  )
  return `# Written by npm run deploy:nginx from out/_headers. Do not edit: run it again after each build.
map_hash_bucket_size 512;

# Headers depend on the file that is sent, not on the spelling of the URL: nginx has decoded
# $uri and merged slashes, and try_files has put the name of the file there.
map $uri $foothold_path {
  "~^(?<foothold_page>/.*?)(?:\\.html)?/*$" $foothold_page;
  default "/";
}

${names.map(name => mapOf(name, rules)).join('\n\n')}

# A file that is missing today may exist tomorrow, even under a name with a hash.
map $status $foothold_caching {
  default $foothold_cache_control;
  "~^[45]" "no-store";
}

server {
  listen 8080;
  server_name _;
  root /usr/share/nginx/html;
  charset utf-8;
  charset_types text/calendar text/css text/csv text/javascript text/markdown text/plain application/xml;
  server_tokens off;
  absolute_redirect off;
  error_page 404 ${basePath}/404.html;

  types {
${types.join('\n')}
  }

  gzip on;
  # The default of 1 makes pages an eighth larger.
  gzip_comp_level 6;
  gzip_vary on;
  # By default nginx compresses nothing for a proxy that sends Via.
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types ${compressed.map(({ type }) => type).join(' ')};

${names.map(name => `  add_header ${name} ${name === 'Cache-Control' ? '$foothold_caching' : variable(name)} always;`).join('\n')}

  location = ${basePath}/_headers {
    return 404;
  }

  location = ${basePath}/404.html {
    internal;
  }

  # One URL for each page: redirect from ".html" or a final slash.
  location = ${basePath}/index.html {
    return 308 ${basePath}/$is_args$args;
  }

  location ~ ^(?<page>/${PLAIN}*[\\w-])(?:\\.html/*|/+)$ {
    return 308 $page$is_args$args;
  }

${frontPages.join('\n\n')}

  location / {
    try_files $uri $uri.html =404;
  }
}
`
}
