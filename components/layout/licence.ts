/** The licence of text and data (LICENSE-CONTENT); code has its own. */
export const CONTENT_LICENCE = {
  id: 'CC-BY-4.0',
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/'
} as const
