/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'workforce-australia': '',
  'inclusive-employment-australia': '',
  'transition-to-work': '',
  'parent-pathways': '',
  'first-appointment': '',
  'for-staff': ''
}
