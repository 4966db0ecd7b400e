/** The first draft of a page, in both languages, where `npm run check` then says what is missing. */
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

/** What the draft says in words: `npm run check` refuses a page that still says it. */
export const DRAFT_SENTENCES = ['The answer in one sentence comes first.', 'The first step.', '第一句话就给出答案。', '第一步。']

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
 * Writes the page's two drafts and names it at the end of both folders' `_meta.ts`.
 * @returns the files written, relative to the repository
 * @throws where the path is malformed, the page is there, or its folder has no `_meta.ts`
 */
export function writeNewPage(root: string, page: NewPage): string[] {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(page.path)) {
    throw new Error(`“${page.path}”: write the path without language, in lower case: community/legal/fines`)
  }
  if (/(?:^|\/)\d+$/.test(page.path)) {
    throw new Error(`“${page.path}”: a name of digits alone would stand first in the menu, whatever its place in _meta.ts`)
  }
  const places = LANGUAGES.map(language => {
    const file = join('pages', language, `${page.path}.mdx`)
    const meta = join(dirname(file), '_meta.ts')
    for (const there of [file, join('pages', language, page.path, 'index.mdx')]) {
      if (existsSync(join(root, there))) throw new Error(`${there} is there already.`)
    }
    if (!existsSync(join(root, meta))) throw new Error(`${meta} is missing: choose a folder that has pages.`)
    return { language, file, meta }
  })
  for (const { language, file, meta } of places) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), draft(page, language))
    const name = basename(page.path)
    const key = name.includes('-') ? `'${name}'` : name
    const listed = readFileSync(join(root, meta), 'utf8').replace(/,?\n\}\s*$/, `,\n  ${key}: ''\n}\n`)
    writeFileSync(join(root, meta), listed)
  }
  return places.flatMap(({ file, meta }) => [file, meta])
}
