/** An address below the path the site is served from; for plain links, which Next does not rewrite. */
export function withBase(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`
}
