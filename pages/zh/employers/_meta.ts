/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'wage-subsidies': '',
  apprentices: '',
  'hiring-with-disability': '',
  'first-hire': '',
  'fair-pay': ''
}
