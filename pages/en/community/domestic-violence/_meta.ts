/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  safety: '',
  'money-and-payments': '',
  'home-and-debts': '',
  'leave-from-work': '',
  visas: ''
}
