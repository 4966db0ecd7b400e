#!/usr/bin/env bash
# try-server.sh ADDRESS: does the server at ADDRESS serve the built site as docs/deploy says?
# Waits until it answers; then says what is not so, and ends with 1 where anything is not.
set -euo pipefail
site=${1:?the address of a server, such as http://localhost:8080}
failed=0

# look WHAT PATH PATTERN [not]: a line of the answer's head matches, or none does
look() {
  local head found=yes
  head=$(curl --silent --show-error --max-time 30 --output /dev/null --dump-header - "$site$2" | tr -d '\r')
  grep --quiet --ignore-case --extended-regexp "$3" <<< "$head" || found=not
  if [ "$found" = "${4:-yes}" ]; then
    echo "ok      $1"
  else
    failed=1
    printf 'NOT SO  %s: %s\n%s\n' "$1" "$2" "$head"
  fi
}

# A container may still be installing. Any answer will do, so not --fail.
page=$(curl --silent --show-error --retry 150 --retry-delay 1 --retry-all-errors "$site/en")
[[ $page =~ /_next/static/[^\"]+\.css ]] || { echo "$site/en names no style sheet: $page" | head -c 2000; exit 1; }
style=${BASH_REMATCH[0]}

look 'the front door is there' / '^HTTP/[0-9.]+ 200'
look 'a page is there without .html' /en '^HTTP/[0-9.]+ 200'
look 'a page is HTML in UTF-8' /en '^content-type: text/html; ?charset=utf-8'
look 'a page carries the policy' /en '^content-security-policy: .*default-src'
look 'a page is not kept for long' /en '^cache-control: .*(immutable|max-age=[1-9][0-9]{4})' not
look 'a slash at the end leads to the page' /en/ '^location: (https?://[^/]+)?/en$'
look 'a style sheet is there' "$style" '^HTTP/[0-9.]+ 200'
look 'a style sheet is kept' "$style" '^cache-control: .*immutable'
look 'a missing page is 404' /en/nowhere '^HTTP/[0-9.]+ 404'
look 'a missing asset is 404' /_next/static/nowhere.css '^HTTP/[0-9.]+ 404'
look 'a missing asset is not kept' /_next/static/nowhere.css '^cache-control: .*(immutable|max-age=[1-9])' not
# Through a proxy that names itself, too: by itself nginx would then compress nothing.
if curl --silent --max-time 30 --output /dev/null --dump-header - --header 'Via: 1.1 proxy' --header 'Accept-Encoding: gzip' "$site/en" |
  grep --quiet --ignore-case '^content-encoding: gzip'; then
  echo 'ok      a page is compressed for proxies'
else
  failed=1
  echo 'NOT SO  a page is compressed for proxies: /en'
fi
look 'the headers file is hidden' /_headers '^HTTP/[0-9.]+ 404'
exit "$failed"
