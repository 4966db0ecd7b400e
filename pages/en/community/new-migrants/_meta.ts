/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'first-30-days': '',
  'refugees-first-year': '',
  'waiting-periods': '',
  english: '',
  'skills-recognition': '',
  'visas-and-work-rights': '',
  'chinese-organisations': ''
}
