/** Messages of the lists by state, which their script alone has. */
import type { Language } from '../languages.ts'

const en = {
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
}

const zh: typeof en = {
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
}

export const stateFilterWords: Record<Language, typeof en> = { en, zh }
