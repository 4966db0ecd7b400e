/** Inline code: a script with an address is a file, one with a type is data. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>[\s\S]*?<\/script>/g

/**
 * Removes the inline scripts that the theme and next-themes write into a page: the document already says what they
 * set (pages/_document.tsx), the parser would wait for them, and they for the stylesheet; and the policy has no hash
 * for them. Inline scripts of ours are in the document, outside of the page.
 * @param html a page as the build rendered it
 */
export function withoutThemeScript(html: string): string {
  return html.replace(INLINE_SCRIPT, '')
}
