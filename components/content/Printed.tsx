import type { ReactNode } from 'react'

const NOTHING = { __html: '' }

/**
 * What the build prints once and React leaves as it stands in the document. Its
 * children stand behind `typeof window === 'undefined'`, written out where they
 * are used: so bundles for browsers carry neither their code nor their data
 * (scripts/mdx/remark-data.ts), which would be sent a second time.
 */
export function Printed({ children }: { children: ReactNode }) {
  if (typeof window === 'undefined') return <div className="printed">{children}</div>
  return <div className="printed" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
}
