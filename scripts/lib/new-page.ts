/** Drafts a page in both languages; `npm run check` then says what is missing. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

export interface NewPage {
  /** Without the language: `community/legal/fines`. */
  path: string
  titles: Record<Language, string>
}

const WORDS = {
  en: {
    answer: 'The answer in one sentence comes first.',
    step: 'The first step.',
    who: 'Who this is for',
    what: 'What you may get',
    how: 'How to do it',
    wrong: 'If something goes wrong',
    call: 'Who to call'
  },
  zh: {
    answer: '第一句话就给出答案。',
    step: '第一步。',
    who: '适合谁看',
    what: '可能得到什么',
    how: '怎么办理',
    wrong: '遇到问题怎么办',
    call: '打给谁'
  }
}

/** Sentences of the draft: `npm run check` refuses a page that still has one. */
export const DRAFT_SENTENCES = LANGUAGES.flatMap(language => [WORDS[language].answer, WORDS[language].step])

/** The cards have no service yet: the check asks for one. A card brings the number of the interpreters by itself. */
function draft({ titles }: NewPage, language: Language): string {
  const words = WORDS[language]
  return `---
title: ${JSON.stringify(titles[language])}
description: ''
audience: [everyone]
reviewed: ''
sources: []
---

${words.answer}

## ${words.who} [#who]

## ${words.what} [#what]

## ${words.how} [#how]

<Steps>

1. ${words.step}

</Steps>

## ${words.wrong} [#wrong]

## ${words.call} [#call]

<Helplines ids="" />
`
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
  const listed = readFileSync(join(root, meta), 'utf8').replace(/,?(\s)\s*\}\s*$/, (_, space: string) =>
    space === '\n' ? `,\n  ${key}: ''\n}\n` : `, ${key}: '' }\n`
  )
  writeFileSync(join(root, meta), listed)
  return [...drafts.map(({ file }) => file), meta]
}
