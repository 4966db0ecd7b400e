import { useState } from 'react'
import { textsOf } from '../data'
import room from '../what-can-i-get.module.css'
import { Later } from './Later'
import type { ReportProps } from './Report'

const loadReport = () => import('./Report').then(({ Report }) => Report)

/** “My amount is different”: opens the report. */
export function ReportAmount(props: ReportProps) {
  const { report, failed } = textsOf(props.data).answer
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Later load={loadReport} given={props} failed={failed} />
  return (
    <button type="button" className={room.link} onClick={() => setIsOpen(true)}>
      {report.open}
    </button>
  )
}
