/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'leaving-a-job': '',
  entitlements: '',
  'final-pay': '',
  'employer-insolvent': '',
  'centrelink-after': '',
  tax: '',
  'next-steps': ''
}
