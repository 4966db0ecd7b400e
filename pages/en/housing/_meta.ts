/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  renting: '',
  'rent-assistance': '',
  'bond-help': '',
  bond: '',
  'social-housing': '',
  eviction: '',
  mortgage: ''
}
