/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  payments: '',
  'rent-assistance': '',
  obligations: '',
  programs: '',
  work: '',
  redundancy: '',
  retirement: '',
  health: '',
  living: '',
  people: '',
  money: '',
  'cost-of-living': ''
}
