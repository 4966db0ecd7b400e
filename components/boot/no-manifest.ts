/**
 * Next's router asks for a list of every page before it changes the address,
 * which it does by itself on a page opened with a query. Pages are linked
 * plainly here (see SiteLink), so the list, which grows with the site, is not
 * sent; without this line the router would wait for it and fail.
 */
if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  Object.assign(window, {
    __BUILD_MANIFEST: {
      __rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
      sortedPages: [window.location.pathname, '/_app']
    }
  })
}
