/** On a page opened with a query Next's router waits for a list of all pages, which this site does not send. */
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  Object.assign(window, {
    __BUILD_MANIFEST: {
      __rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      sortedPages: [window.location.pathname, '/_app']
    }
  })
}
