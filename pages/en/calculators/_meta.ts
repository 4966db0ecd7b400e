/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'what-can-i-get': '',
  deadlines: '',
  'first-payday': '',
  'final-pay': '',
  'jobseeker-income': '',
  'rent-assistance': '',
  'youth-allowance': '',
  'wage-subsidy': ''
}
