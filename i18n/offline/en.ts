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
    'Your kept answers, your state, your choices of language, characters and the / key, and your sign-in were deleted too. Phone numbers stay for use offline, and so do calculators and search if they are saved. They are the same for every reader and do not show what you read. Your browser’s history has not been deleted.',
  clearFailed:
    'The browser did not let this site remove anything. Delete the data of this site in the browser’s settings.',
  keep: 'Keep this page for offline',
  keepHint: 'This page is not saved on your device. If you keep it, anyone who uses this device could find it.',
  kept: 'This page is kept on this device. It is deleted when you open another page about safety or leave with “Leave this site”.',
  isKept: 'This page is kept on this device. Anyone who uses this device could find it.',
  remove: 'Delete this page from my device',
  removed: 'This page has been deleted from this device.',
  keepFailed:
    'The page could not be kept. The device may be full, the browser may not allow it, or reading offline is switched off.',
  failed: 'This could not be loaded. Check your connection, then press again.',
  saved: 'Pages saved on this device',
  savedNone:
    'No other page is saved yet. Pages you open with a connection are saved for later. If you do not visit for seven days, an iPhone or iPad deletes them, unless this site is on its Home Screen.'
}

export type OfflineWords = typeof offlineEn
