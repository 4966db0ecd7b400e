/** The mark: three steps with a dot above, a foothold on the way up. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <path
        d="M4 26h7v-6h7v-6h7"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="23" cy="7" r="2.4" fill="currentColor" />
    </svg>
  )
}
