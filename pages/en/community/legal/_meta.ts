/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'free-legal-help': '',
  'work-rights': '',
  'sexual-harassment': '',
  'forced-work': '',
  fines: ''
}
