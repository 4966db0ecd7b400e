/** Words about reading without a connection, Simplified Chinese. */
import type { OfflineWords } from './en.ts'

export const offlineZh: OfflineWords = {
  update: '本指南有新版本。',
  reload: '重新加载',
  later: '以后再说',
  savedCopy: '这是 {date}保存的副本，内容可能已经过时。',
  close: '关闭',
  clear: '删除本站为我保存的内容',
  cleared: '已从这台设备删除 {count} 个保存的页面。',
  clearedOne: '已从这台设备删除 1 个保存的页面。',
  clearedNone: '没有已保存的页面。',
  clearedRest:
    '你保存的回答、所选的州、语言和字体、是否用 / 键打开搜索、登录状态也都删除了。电话号码、已保存的计算器和搜索还留着，没有网络也能用。这些内容每个人都一样，看不出你读过什么。浏览器的历史记录，我们无法删除。',
  clearFailed: '浏览器不允许本站删除。请在浏览器设置里删除本站的数据。',
  keep: '保存本页，离线也能看',
  keepHint: '本页没有存在你的设备上。如果保存，用这台设备的人都可能看到。',
  kept: '本页已经存在这台设备上。如果你打开另一个讲安全的页面，或者点“快速离开”，本页就会从设备上删除。',
  isKept: '本页已经存在这台设备上，用这台设备的人都可能看到。',
  remove: '从我的设备删除本页',
  removed: '本页已从这台设备删除。',
  keepFailed: '本页没有保存。可能设备存满了、浏览器不允许，或离线阅读已关闭。',
  failed: '没有加载出来。请检查网络，再点一次。',
  saved: '这台设备上已保存的页面',
  savedNone:
    '还没有其他已保存的页面。联网时打开过的页面会保存下来。在 iPhone 或 iPad 上，七天没有打开本站，这些页面就会被删除，除非你把本站放到主屏幕上。'
}
