/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'first-two-weeks': '',
  'starting-a-job': '',
  'casual-work': '',
  'sick-or-injured': '',
  'single-parents': ''
}
