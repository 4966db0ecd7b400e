import type { ReactNode } from 'react'
import styles from './kit.module.css'

interface SectionProps {
  title: string
  /** Of the frame that its page puts around such parts. */
  className?: string | undefined
  children: ReactNode
}

/** The parts of one kind, each in every state. */
export function Section({ title, className = styles.section, children }: SectionProps) {
  return (
    <section className="prose">
      <div className={className}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

interface SpecimenProps {
  /** The part and its state, as engineers say it. */
  name: string
  /** Of what is only on paper. */
  isPaper?: boolean
  children: ReactNode
}

/** A part in one state. */
export function Specimen({ name, isPaper, children }: SpecimenProps) {
  return (
    <div className={isPaper ? `${styles.specimen} ${styles.paper}` : styles.specimen} data-specimen={name}>
      <code lang="en">{name}</code>
      {children}
    </div>
  )
}
