/** Shows a page's "these figures may be out of date" once their day has come, without a rebuild. */

/** @param today an ISO day */
export function showDueNotices(today: string): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-review-by]')) {
    if (notice.dataset.reviewBy! <= today) notice.hidden = false
  }
}
