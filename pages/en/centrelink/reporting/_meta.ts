/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default { index: '', 'how-to': '', 'what-counts': '', mistakes: '', holidays: '' }
