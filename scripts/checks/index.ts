/** All content checks, in the order in which they run. */
import * as changes from './changes.ts'
import * as data from './data.ts'
import * as days from './days.ts'
import * as drafts from './drafts.ts'
import * as fileNames from './file-names.ts'
import * as frontMatter from './front-matter.ts'
import * as headings from './headings.ts'
import * as ids from './ids.ts'
import * as links from './links.ts'
import * as machineWords from './machine-words.ts'
import * as mdx from './mdx.ts'
import * as meta from './meta.ts'
import * as parts from './parts.ts'
import * as publishedIds from './published-ids.ts'
import * as readingLevel from './reading-level.ts'
import * as termsZh from './terms-zh.ts'
import * as translations from './translations.ts'
import type { Check } from './types.ts'
import * as typedFigures from './typed-figures.ts'
import * as typographyZh from './typography-zh.ts'

export const checks: Check[] = [
  data,
  days,
  fileNames,
  changes,
  publishedIds,
  mdx,
  frontMatter,
  drafts,
  headings,
  ids,
  typedFigures,
  links,
  translations,
  meta,
  parts,
  readingLevel,
  typographyZh,
  termsZh,
  machineWords
]
