/** Under which the text and the data may be reused (LICENSE-CONTENT); the code has its own. */
export const CONTENT_LICENCE = {
  /** SPDX id. */
  id: 'CC-BY-4.0',
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/'
} as const
