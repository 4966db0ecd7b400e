/** Shows the notices "these figures may be out of date" that are due, without a rebuild. @param today an ISO day */
export function showDueNotices(today: string): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-review-by]')) {
    if (notice.dataset.reviewBy! <= today) notice.hidden = false
  }
}
