/** The address under which the page is published, without answers; its own where it names none. */
export function publicAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical?.href ?? location.origin + location.pathname
}
