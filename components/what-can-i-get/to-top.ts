/** Each screen of the interview's room starts at the same place: the top of the page, without a way there. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' })
}
