/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default {
  index: '',
  'services-australia': '',
  'australian-government': '',
  'states-and-territories': '',
  'community-and-media': ''
}
