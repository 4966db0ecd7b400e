/** The pages of this folder in the sidebar's order; their titles are in their own front matter. */
export default { index: '', figures: '', changes: '', sources: '', accessibility: '', privacy: '' }
