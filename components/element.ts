/** Plain DOM for the scripts that run without React. */

/** Creates an element. Its text is never read as HTML. @param attributes those without a value are left out */
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
 * Adds the styles of what a script shows, after those of the page's own sheet, which the security policy allows.
 * Does nothing where that sheet could not be had. In development it is inside the page.
 */
export function addStyles(styles: string): void {
  const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]') ?? document.querySelector('style')
  const sheet = own?.sheet
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length)
}
