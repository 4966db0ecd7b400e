/** Messages of the filters of long lists. Each filter's script has those of its own file alone. */
import { helplineFilterWords as helplines } from './filters/helplines.ts'
import { listFilterWords as lists } from './filters/lists.ts'
import { stateFilterWords as states } from './filters/states.ts'

export const filterWords = {
  en: {
    clear: 'Clear',
    failed: 'The filter did not load. The full list is below.',
    helplines: helplines.en,
    states: states.en,
    ...lists.en
  },
  zh: {
    clear: '清除',
    failed: '筛选功能没有加载出来。完整列表在下面。',
    helplines: helplines.zh,
    states: states.zh,
    ...lists.zh
  }
}
