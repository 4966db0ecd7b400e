/** Words about reading without a connection, apart from the rest: the script that says them carries only these. */
import type { Language } from './languages.ts'

const en = {
  update: 'A new version of this guide is ready.',
  reload: 'Reload',
  later: 'Later',
  clear: 'Clear saved pages',
  cleared: '{count} saved pages were removed from this device.',
  clearedOne: '1 saved page was removed from this device.',
  clearedNone: 'There were no saved pages to remove.',
  clearedRest: 'Phone numbers, calculators and search stay for use offline. They are the same for every reader and do not show what you read.',
  clearFailed: 'The browser did not let this site remove anything. Delete the data of this site in the browser’s settings.',
  keep: 'Keep this page for offline',
  keepHint: 'This page is not saved on your device. If you keep it, anyone who uses this device could find it.',
  kept: 'Kept on this device. To remove it, use “Clear saved pages” on the page Privacy and safety.',
  keepFailed: 'The page could not be kept. The device may be full, or the browser does not allow it.',
  saved: 'Pages saved on this device',
  savedNone: 'No other page is saved yet. Pages you open with a connection are saved for later.'
}

export type OfflineWords = typeof en

const zh: OfflineWords = {
  update: '本指南有新版本。',
  reload: '重新加载',
  later: '以后再说',
  clear: '清除已保存的页面',
  cleared: '已从这台设备删除 {count} 个保存的页面。',
  clearedOne: '已从这台设备删除 1 个保存的页面。',
  clearedNone: '没有已保存的页面。',
  clearedRest: '电话号码、计算器和搜索仍可离线使用。这些内容人人相同，看不出你读过什么。',
  clearFailed: '浏览器不允许本站删除。请在浏览器设置里删除本站的数据。',
  keep: '保存此页，离线也能看',
  keepHint: '此页没有存在你的设备上。如果保存，使用这台设备的人都可能看到。',
  kept: '已存在这台设备上。要删除，请到“隐私与安全”页点“清除已保存的页面”。',
  keepFailed: '没能保存。可能是设备存满了，或浏览器不允许。',
  saved: '这台设备上已保存的页面',
  savedNone: '还没有其他已保存的页面。联网时打开过的页面会保存下来。'
}

export const offlineWords: Record<Language, OfflineWords> = { en, zh }
