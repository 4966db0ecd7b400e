/** Messages of the filters of long lists, in a file of their own: the filters' scripts have no others. */
import type { Language } from './languages.ts'
import { STATE_NAMES } from './states.ts'

const en = {
  clear: 'Clear',
  failed: 'The filter did not load. The full list is below.',
  helplines: {
    title: 'Narrow the list of phone numbers',
    need: 'What you need',
    anyNeed: 'Anything',
    state: 'Where you are',
    anyState: 'Anywhere in Australia',
    states: STATE_NAMES.en,
    language: 'Language',
    anyLanguage: 'Any',
    languages: { cmn: 'Mandarin', yue: 'Cantonese', interpreter: 'Through a free interpreter' },
    open: 'Open now',
    found: '{count} lines.',
    foundOne: '1 line.',
    foundOpen: '{count} lines are open now.',
    foundOpenOne: '1 line is open now.',
    clock: 'We use the clock on your device and do not allow for public holidays.',
    unknown: 'Opening hours not known',
    unknownCount: '{count} more lines match. We do not know their hours, so they are at the end.',
    unknownCountOne: '1 more line matches. We do not know its hours, so it is at the end.',
    unknownText: 'These lines match your choice, but we do not know their opening hours.',
    none: 'No phone line matches your choice.',
    noneOpen: 'We know of no matching line that is open now.',
    urgent: 'If it is urgent, call one of these:'
  },
  states: {
    label: 'Your state or territory',
    all: 'All',
    yours: 'Your state',
    kept: 'Every page then shows only your state. Your choice is saved on this device only.',
    notKept: 'This page then shows only your state. Nothing is saved on your device.',
    first: 'Only {state} shows now.',
    others: 'The other states and territories',
    usual: 'All states show again.',
    absent: '{state} is not in this list.',
    failed: 'The choice did not load. All states are below.'
  },
  glossary: {
    label: 'Find a word, in English or Chinese',
    found: '{count} words.',
    foundOne: '1 word.',
    none: 'No word in this list matches.',
    elsewhere: 'Search the whole guide for “{query}”'
  },
  figures: {
    label: 'Find a figure, by its name or amount',
    found: '{count} figures.',
    foundOne: '1 figure.',
    none: 'No figure in this list matches.',
    elsewhere: 'Search the whole guide for “{query}”'
  },
  events: {
    label: 'Find what happened, such as “dismissed”',
    found: '{count} choices below.',
    foundOne: '1 choice below.',
    none: 'None of the choices below has these words. Try another word.',
    elsewhere: 'Search the whole guide for “{query}”'
  }
}

export type FilterWords = typeof en

const zh: FilterWords = {
  clear: '清除',
  failed: '筛选功能没有加载出来。完整列表在下面。',
  helplines: {
    title: '缩小电话列表的范围',
    need: '需要什么',
    anyNeed: '不限',
    state: '你在哪里',
    anyState: '澳大利亚任何地方',
    states: STATE_NAMES.zh,
    language: '语言',
    anyLanguage: '不限',
    languages: { cmn: '普通话', yue: '粤语', interpreter: '可用免费口译' },
    open: '现在有人接',
    found: '共 {count} 条。',
    foundOne: '共 1 条。',
    foundOpen: '现在有人接的有 {count} 条。',
    foundOpenOne: '现在有人接的有 1 条。',
    clock: '我们按你设备上的时间计算，没有考虑公众假日。',
    unknown: '开放时间不明',
    unknownCount: '另有 {count} 条符合，但不知道开放时间，列在最后。',
    unknownCountOne: '另有 1 条符合，但不知道开放时间，列在最后。',
    unknownText: '这些电话符合你的选择，但我们不知道什么时候有人接。',
    none: '没有符合你选择的电话。',
    noneOpen: '据我们所知，符合你选择的电话现在都没有人接。',
    urgent: '如果情况紧急，请打：'
  },
  states: {
    label: '你所在的州或领地',
    all: '全部',
    yours: '你所在的州',
    kept: '选好以后，每一页都只显示这个州。你的选择只保存在这台设备上。',
    notKept: '选好以后，这一页只显示这个州。这一页不会在设备上保存任何东西。',
    first: '现在只显示{state}。',
    others: '其他州和领地',
    usual: '现在显示所有的州和领地。',
    absent: '这里没有列出{state}。',
    failed: '选择功能没有加载出来。各州的内容都在下面。'
  },
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
    label: '找发生的事，如“解雇”',
    found: '下面有 {count} 项符合。',
    foundOne: '下面有 1 项符合。',
    none: '下面没有符合的选项。请换一个词试试。',
    elsewhere: '在全站搜索“{query}”'
  }
}

export const filterWords: Record<Language, FilterWords> = { en, zh }
