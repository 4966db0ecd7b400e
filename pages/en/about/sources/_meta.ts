/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  laws: '',
  'services-australia': '',
  'australian-government': '',
  'states-and-territories': '',
  services: '',
  'community-and-media': ''
}
