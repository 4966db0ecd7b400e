/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'what-can-i-get': '',
  deadlines: '',
  'first-payday': '',
  'final-pay': '',
  'payment-stopped': '',
  'told-to-leave': '',
  'jobseeker-income': '',
  'rent-assistance': '',
  'youth-allowance': '',
  'wage-subsidy': ''
}
