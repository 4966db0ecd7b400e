import { refusalText, WhereToAsk, WrongClock } from '../../tool/Refusal'
import type { DeviceDay } from '../../tool/use-day'
import type { NotHeld } from '../../tool/work'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'

interface Props {
  refusal: NotHeld
  device: DeviceDay
  data: AssessmentData
}

/** In place of the answer, if a rate that it needs is too old or not held. */
export function Refused({ refusal, device, data }: Props) {
  return (
    <div className={styles.answer}>
      <h1>{textsOf(data).answer.title}</h1>
      <p role="alert">{refusalText(refusal, data)}</p>
      <WrongClock device={device} data={data} />
      <WhereToAsk refusal={refusal} data={data} />
    </div>
  )
}
