/** Plain DOM for the scripts that run without React. */

/** Creates an element. Its text is never read as HTML. @param attributes undefined ones are left out */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/**
 * Adds styles for what a script shows to the end of the page's own stylesheet, which the security policy allows. Does
 * nothing if that stylesheet failed to load. In development the stylesheet is inside the page.
 */
export function addStyles(styles: string): void {
  const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? document.querySelector('style')
  const sheet = own?.sheet
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length)
}
