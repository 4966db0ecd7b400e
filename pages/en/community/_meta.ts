/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  crisis: '',
  'financial-help': '',
  'mental-health': '',
  'family-support': '',
  'women-support': '',
  'new-migrants': '',
  'first-nations': '',
  'domestic-violence': '',
  healthcare: '',
  education: '',
  housing: '',
  legal: '',
  'single-life': ''
}
