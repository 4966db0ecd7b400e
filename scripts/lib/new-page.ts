/** Drafts a page in both languages; `npm run check` then says what is missing. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

export interface NewPage {
  /** Without the language: `community/legal/fines`. */
  path: string
  titles: Record<Language, string>
}

const BODIES: Record<Language, string> = {
  en: `The answer in one sentence comes first.

## Who it is for [#who]

## What you get [#what]

## How to do it [#how]

<Steps>

1. The first step.

</Steps>

## If something goes wrong [#wrong]

## Who to call [#call]

<Helplines ids="tis-national" />
`,
  zh: `第一句话就给出答案。

## 适合谁 [#who]

## 能得到什么 [#what]

## 怎么办理 [#how]

<Steps>

1. 第一步。

</Steps>

## 遇到问题怎么办 [#wrong]

## 打给谁 [#call]

<Helplines ids="tis-national" />
`
}

/** Sentences of the draft: `npm run check` refuses a page that still has one. */
export const DRAFT_SENTENCES = [
  'The answer in one sentence comes first.',
  'The first step.',
  '第一句话就给出答案。',
  '第一步。'
]

function draft({ titles }: NewPage, language: Language): string {
  return `---
title: ${JSON.stringify(titles[language])}
description: ''
audience: [everyone]
reviewed: ''
sources: []
---

${BODIES[language]}`
}

/**
 * Writes the page's two drafts and names it at the end of its folder's `_meta.ts`, which both languages share.
 * @returns the files written, relative to the repository
 * @throws where the path is malformed, the page is there, or its folder has no `_meta.ts`
 */
export function writeNewPage(root: string, page: NewPage): string[] {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(page.path)) {
    throw new Error(`“${page.path}”: write the path without language, in lower case: community/legal/fines`)
  }
  if (/(?:^|\/)\d+$/.test(page.path)) {
    throw new Error(`“${page.path}”: a name of digits would come first in the menu, whatever its place in _meta.ts`)
  }
  const drafts = LANGUAGES.map(language => ({ language, file: join('pages', language, `${page.path}.mdx`) }))
  for (const { language, file } of drafts) {
    for (const existing of [file, join('pages', language, page.path, 'index.mdx')]) {
      if (existsSync(join(root, existing))) throw new Error(`${existing} exists already.`)
    }
  }
  const meta = join('pages', 'en', dirname(page.path), '_meta.ts')
  if (!existsSync(join(root, meta))) throw new Error(`${meta} is missing: choose a folder that has pages.`)
  for (const { language, file } of drafts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), draft(page, language))
  }
  const name = basename(page.path)
  const key = name.includes('-') ? `'${name}'` : name
  const listed = readFileSync(join(root, meta), 'utf8').replace(/,?\n\}\s*$/, `,\n  ${key}: ''\n}\n`)
  writeFileSync(join(root, meta), listed)
  return [...drafts.map(({ file }) => file), meta]
}
