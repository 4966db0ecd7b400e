/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  mygov: '',
  'prove-identity': '',
  'claim-jobseeker': '',
  documents: '',
  'payment-stopped': '',
  'urgent-money': '',
  debts: '',
  couples: '',
  overseas: '',
  'tax-on-payments': '',
  bereavement: '',
  'after-prison': '',
  nominee: ''
}
