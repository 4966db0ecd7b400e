import { PICTOGRAMS, type PictogramName } from './pictogram-paths'

/** A small drawing beside a title that says the same. */
export function Pictogram({ name }: { name: PictogramName }) {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        d={PICTOGRAMS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
