import { refusalText, WhereToAsk, WrongClock } from '../../calculators/Refusal'
import type { DeviceDay } from '../../calculators/use-day'
import type { NotHeld } from '../../calculators/work'
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
