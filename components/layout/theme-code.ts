import type { DocumentInitialProps } from 'next/document'

/** Inline code: a script with a `src` is a file, one with a type is data. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>[\s\S]*?<\/script>/g

/**
 * Removes the inline scripts of the theme and next-themes: the document says what they set (pages/_document.tsx), and
 * the policy has no hash for them. Ours are outside the page.
 */
export function withoutThemeScript(html: string): string {
  return html.replace(INLINE_SCRIPT, '')
}

type Head = NonNullable<DocumentInitialProps['head']>

/** Removes the theme's sizes and colours: no style of ours uses them, and the policy allows no style inside a page. */
export function withoutThemeStyle(head: Head = []): Head {
  return head.filter(element => element?.type !== 'style')
}
