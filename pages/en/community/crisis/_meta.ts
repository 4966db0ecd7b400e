/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'immediate-help': '',
  'suicide-prevention': '',
  overdose: '',
  baby: '',
  children: '',
  'young-people': '',
  'emergency-relief': '',
  disaster: ''
}
