/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'health-care-card': '',
  'working-credit': '',
  'advance-payment': '',
  'employment-fund': '',
  'waiting-periods': ''
}
