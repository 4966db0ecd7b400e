/** Messages of the boxes of long lists, which their script alone has. */
import type { Language } from '../languages.ts'

const en = {
  glossary: {
    label: 'Find a word, in English or Chinese',
    found: '{count} words.',
    foundOne: '1 word.',
    none: 'No word in this list matches.',
    elsewhere: 'Search the whole guide for “{query}”'
  },
  figures: {
    label: 'Find a figure by its name or amount',
    found: '{count} figures.',
    foundOne: '1 figure.',
    none: 'No figure in this list matches.',
    elsewhere: 'Search the whole guide for “{query}”'
  },
  events: {
    label: 'Search what has happened, for example “dismissed”',
    found: '{count} choices below.',
    foundOne: '1 choice below.',
    none: 'None of the choices below has these words. Try another word.',
    elsewhere: 'Search the whole guide for “{query}”'
  }
}

const zh: typeof en = {
  glossary: {
    label: '查一个词，中文英文都可以',
    found: '共 {count} 个词。',
    foundOne: '共 1 个词。',
    none: '本表没有符合的词。',
    elsewhere: '在全站搜索“{query}”'
  },
  figures: {
    label: '查一个数字，输入名称或金额',
    found: '共 {count} 个数字。',
    foundOne: '共 1 个数字。',
    none: '本表没有符合的数字。',
    elsewhere: '在全站搜索“{query}”'
  },
  events: {
    label: '输入一件事，如“解雇”',
    found: '下面有 {count} 项符合。',
    foundOne: '下面有 1 项符合。',
    none: '下面没有符合的选项。请换一个词试试。',
    elsewhere: '在全站搜索“{query}”'
  }
}

export const listFilterWords: Record<Language, typeof en> = { en, zh }
