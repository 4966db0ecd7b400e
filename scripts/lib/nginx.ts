/** The server block for nginx, made from the headers file, so that both say the same. */
import type { Rule } from './headers-file.ts'

/** Every header that some rule sets, in a stable order. */
function namesOf(rules: Rule[]): string[] {
  return [...new Set(rules.flatMap(({ set }) => set.map(([name]) => name)))].sort()
}

function variable(name: string): string {
  return `$foothold_${name.toLowerCase().replaceAll('-', '_')}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** @throws for a dollar sign, which nginx would take for a variable and cannot escape */
function headerValue(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot send a header with “$”: ${text}`)
  return quoted(text)
}

/**
 * In a headers file the last rule that speaks of a header decides; in a map of
 * nginx the first pattern does. So the rules stand here in reverse.
 */
function mapOf(name: string, rules: Rule[]): string {
  const lines = rules
    .flatMap(({ pattern, set, unset }) => {
      const value = set.filter(([each]) => each === name).at(-1)?.[1]
      if (value === undefined && !unset.includes(name)) return []
      return [`  ${quoted(`~${pattern.source}`)} ${headerValue(value ?? '')};`]
    })
    .reverse()
  return `map $foothold_path ${variable(name)} {\n${lines.join('\n')}\n}`
}

/**
 * A whole file for `conf.d/`.
 * @param rules the parsed headers file
 * @param basePath where the site is served from, such as `/guide`; its files stand in that folder of the root
 */
export function nginxConfig(rules: Rule[], basePath = ''): string {
  const names = namesOf(rules)
  return `# Written by npm run deploy:nginx from out/_headers. Do not edit: run it again after each build.
map_hash_bucket_size 512;

# The address as the reader wrote it, without query, below the site's own path.
map $request_uri $foothold_path {
  "~^${basePath}(?<below>/[^?]*)" $below;
  default "/";
}

${names.map(name => mapOf(name, rules)).join('\n\n')}

server {
  listen 8080;
  server_name _;
  root /usr/share/nginx/html;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  error_page 404 ${basePath}/404.html;

  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml;

${names.map(name => `  add_header ${name} ${variable(name)} always;`).join('\n')}

  location = ${basePath}/_headers {
    return 404;
  }

  # One address a page: a slash at the end leads to the address without it.
  location ~ ^(?<page>.*[^/])/+$ {
    return 308 $page$is_args$args;
  }

  location = ${basePath === '' ? '/' : basePath} {
    try_files ${basePath}/index.html =404;
  }

  location / {
    try_files $uri $uri.html =404;
  }
}
`
}
