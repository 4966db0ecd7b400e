/** The theme's one inline script, at the top of the page. The document has said what it says (pages/_document.tsx). */
const THEME_SCRIPT = "<script>document.documentElement.setAttribute('dir','ltr')</script>"

/**
 * Takes out the theme's script: the parser would wait for it, and it for the style sheet, so that nearly the whole
 * page is read only once the sheet is there; and the policy would have to allow it.
 * @param html a page as the build rendered it
 */
export function withoutThemeScript(html: string): string {
  return html.replace(THEME_SCRIPT, '')
}
