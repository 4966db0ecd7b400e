/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  jobseeker: '',
  'youth-allowance': '',
  austudy: '',
  'parenting-payment': '',
  'age-pension': '',
  'disability-support-pension': '',
  'carer-payment': '',
  'special-benefit': '',
  'rent-assistance': '',
  'crisis-payment': '',
  'family-tax-benefit': '',
  'parental-leave-pay': ''
}
