import { useState } from 'react'
import { textsOf } from '../data'
import room from '../what-can-i-get.module.css'
import { Later } from './Later'
import type { ReportProps } from './Report'
import styles from './report.module.css'

const loadReport = () => import('./opened').then(({ Report }) => Report)

/** “My amount is different”: opens the report. */
export function ReportAmount(props: Omit<ReportProps, 'className'>) {
  const { report, failed } = textsOf(props.data).answer
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Later load={loadReport} given={{ ...props, className: styles.report }} failed={failed} />
  return (
    <button type="button" className={room.link} onClick={() => setIsOpen(true)}>
      {report.open}
    </button>
  )
}
