/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  jobseeker: '',
  centrelink: '',
  providers: '',
  employers: '',
  'small-business': '',
  calculators: '',
  community: '',
  housing: '',
  healthcare: '',
  'cost-of-living': '',
  redundancy: '',
  retirement: '',
  healing: '',
  helplines: '',
  glossary: '',
  about: ''
}
