/** Messages of the filters of long lists, in a file of their own: the filters' scripts have no others. */
import type { Language } from './languages.ts'

const en = {
  clear: 'Clear',
  failed: 'The filter could not be loaded. The full list is below.',
  helplines: {
    begin: 'Narrow this list',
    title: 'Narrow the list of phone numbers',
    need: 'What you need',
    anyNeed: 'Anything',
    state: 'Where you are',
    anyState: 'Anywhere in Australia',
    states: {
      nsw: 'New South Wales',
      vic: 'Victoria',
      qld: 'Queensland',
      wa: 'Western Australia',
      sa: 'South Australia',
      tas: 'Tasmania',
      act: 'Australian Capital Territory',
      nt: 'Northern Territory'
    },
    language: 'Language',
    anyLanguage: 'Any',
    languages: { cmn: 'Mandarin', yue: 'Cantonese', interpreter: 'Through a free interpreter' },
    open: 'Open now',
    found: '{count} lines.',
    foundOne: '1 line.',
    foundOpen: '{count} lines are open now.',
    foundOpenOne: '1 line is open now.',
    clock: 'This goes by the clock of your device and does not know public holidays.',
    unknown: 'Hours not known',
    unknownCount: '{count} more match, but their hours are not known; they stand at the end.',
    unknownCountOne: '1 more matches, but its hours are not known; it stands at the end.',
    unknownText: 'These lines match. We could not confirm when they answer.',
    none: 'No line matches.',
    noneOpen: 'No line that matches is known to be open now.',
    urgent: 'If it is urgent, call one of these:'
  },
  glossary: {
    label: 'Find a word, in English or Chinese',
    found: '{count} words.',
    foundOne: '1 word.',
    none: 'No word of this list matches.',
    elsewhere: 'Search the whole guide for “{query}”'
  }
}

export type FilterWords = typeof en

const zh: FilterWords = {
  clear: '清除',
  failed: '筛选功能加载失败。完整列表在下面。',
  helplines: {
    begin: '缩小范围',
    title: '缩小电话列表的范围',
    need: '需要什么',
    anyNeed: '不限',
    state: '你在哪里',
    anyState: '澳洲任何地方',
    states: {
      nsw: '新南威尔士州',
      vic: '维多利亚州',
      qld: '昆士兰州',
      wa: '西澳州',
      sa: '南澳州',
      tas: '塔斯马尼亚州',
      act: '首都领地',
      nt: '北领地'
    },
    language: '语言',
    anyLanguage: '不限',
    languages: { cmn: '普通话', yue: '粤语', interpreter: '可用免费口译' },
    open: '现在有人接',
    found: '共 {count} 条。',
    foundOne: '共 1 条。',
    foundOpen: '现在有人接的有 {count} 条。',
    foundOpenOne: '现在有人接的有 1 条。',
    clock: '按你设备上的时间计算，没有考虑公众假期。',
    unknown: '开放时间不明',
    unknownCount: '另有 {count} 条符合，但不知道开放时间，列在最后。',
    unknownCountOne: '另有 1 条符合，但不知道开放时间，列在最后。',
    unknownText: '这些电话符合你的选择，但我们没能证实什么时候有人接。',
    none: '没有符合的电话。',
    noneOpen: '符合的电话里，没有已知现在有人接的。',
    urgent: '如果情况紧急，请打：'
  },
  glossary: {
    label: '查一个词，中文英文都可以',
    found: '共 {count} 个词。',
    foundOne: '共 1 个词。',
    none: '本表没有符合的词。',
    elsewhere: '在全站搜索“{query}”'
  }
}

export const filterWords: Record<Language, FilterWords> = { en, zh }
