/** Words about reading without a connection, English; zh.ts must match. */
export const offlineEn = {
  update: 'A new version of this guide is ready.',
  reload: 'Reload',
  later: 'Later',
  savedCopy: 'This is a copy saved on {date}. It may be out of date.',
  close: 'Close',
  clear: 'Delete what this site kept for me',
  cleared: '{count} saved pages were removed from this device.',
  clearedOne: '1 saved page was removed from this device.',
  clearedNone: 'There were no saved pages to remove.',
  clearedRest:
    'Also deleted: kept answers, your state, your choice of language and characters, and your sign-in. Phone numbers stay for use offline, and calculators and search where they are saved. They are the same for every reader and do not show what you read. The history of your browser stays, too.',
  clearFailed:
    'The browser did not let this site remove anything. Delete the data of this site in the browser’s settings.',
  keep: 'Keep this page for offline',
  keepHint: 'This page is not saved on your device. If you keep it, anyone who uses this device could find it.',
  kept: 'Kept on this device. Opening another page about safety, or leaving with “Leave this site”, deletes it.',
  isKept: 'This page is kept on this device. Anyone who uses this device could find it.',
  remove: 'Delete this page from my device',
  removed: 'Deleted from this device.',
  keepFailed:
    'The page could not be kept. The device may be full, the browser may not allow it, or reading offline is switched off.',
  failed: 'This could not be loaded. Check your connection, then press again.',
  saved: 'Pages saved on this device',
  savedNone:
    'No other page is saved yet. Pages you open with a connection are saved for later. An iPhone or iPad deletes them after seven days without a visit, unless the site is on its Home Screen.'
}

export type OfflineWords = typeof offlineEn
