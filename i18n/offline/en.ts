/** Words about reading without a connection, English; zh.ts must match. */
export const offlineEn = {
  update: 'A new version of this guide is ready.',
  reload: 'Reload',
  later: 'Later',
  savedCopy: 'This is a copy saved on {date}. It may be out of date.',
  close: 'Close',
  clear: 'Delete what this site saved for me',
  cleared: 'We deleted {count} saved pages from this device.',
  clearedOne: 'We deleted 1 saved page from this device.',
  clearedNone: 'There were no saved pages to delete.',
  clearedRest:
    'We also deleted your saved answers, your state, your choices of language, characters and the / key, and your sign-in. Phone numbers stay for use without internet. So do calculators and search if they are saved. These files are the same for every reader and do not show what you read. We cannot delete your browser’s history.',
  clearFailed:
    'Your browser did not let this site delete anything. Delete the data of this site in your browser’s settings.',
  keep: 'Save this page to read offline',
  keepHint: 'This page is not saved on your device. If you save it, anyone who uses this device could find it.',
  kept: 'This page is saved on this device. We delete it when you open another page about safety, or leave with “Leave this site”.',
  isKept: 'This page is saved on this device. Anyone who uses this device could find it.',
  remove: 'Delete this page from my device',
  removed: 'We deleted this page from this device.',
  keepFailed:
    'We could not save this page. Your device may be full, your browser may not allow it, or reading offline is turned off.',
  failed: 'This did not load. Check your internet, then press again.',
  saved: 'Pages saved on this device',
  savedNone:
    'No other pages are saved yet. When you are online, we save the pages you open so you can read them later. If you do not visit for seven days, an iPhone or iPad deletes them, unless this site is on your Home Screen.'
}

export type OfflineWords = typeof offlineEn
