/** The theme's one inline script, at the top of the page. The document has said what it says (pages/_document.tsx). */
const THEME_SCRIPT = "<script>document.documentElement.setAttribute('dir','ltr')</script>"

/**
 * Takes the code out of the theme's script: it would wait for the style sheet and the parser for it,
 * so that nearly the whole page is read only once the sheet is there. The policy then allows no
 * inline script at all (scripts/build-headers.ts). The element stays, for React to find.
 * @param html a page as the build rendered it
 */
export function withoutThemeScript(html: string): string {
  return html.replace(THEME_SCRIPT, '<script type="application/json"></script>')
}
