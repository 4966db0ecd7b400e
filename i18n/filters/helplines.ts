/** Messages of the filter of phone numbers, which its script alone has. */
import type { Language } from '../languages.ts'
import { STATE_NAMES } from '../states.ts'

const en = {
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
  found: '{count} phone lines',
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
}

const zh: typeof en = {
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
  found: '共 {count} 个电话。',
  foundOne: '共 1 个电话。',
  foundOpen: '现在有人接的有 {count} 个。',
  foundOpenOne: '现在有人接的有 1 个。',
  clock: '我们按你设备上的时间计算，没有考虑公众假日。',
  unknown: '开放时间不明',
  unknownCount: '另有 {count} 个符合，但不知道开放时间，列在最后。',
  unknownCountOne: '另有 1 个符合，但不知道开放时间，列在最后。',
  unknownText: '这些电话符合你的选择，但我们不知道什么时候有人接。',
  none: '没有符合你选择的电话。',
  noneOpen: '据我们所知，符合你选择的电话现在都没有人接。',
  urgent: '如果情况紧急，请打：'
}

export const helplineFilterWords: Record<Language, typeof en> = { en, zh }
