/**
 * On a page opened with a query, Next's router waits for a list of all pages. Pages are linked plainly here
 * (SiteLink.tsx), so the list, which grows with the site, is not sent.
 */
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  Object.assign(window, {
    __BUILD_MANIFEST: {
      __rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      sortedPages: [window.location.pathname, '/_app']
    }
  })
}
